import { expect, it } from 'vitest';
import { english } from '../../src/messages/english';
import { KINDS } from './kinds';
import { loadStatements } from './statements';

const textsIn = (messages: unknown): string[] =>
  typeof messages === 'string' ? messages.split(' |||| ') : Object.values(messages ?? {}).flatMap(textsIn);

/** Every text of the console, with its blanks as the specification writes them: {email}. */
const TEXTS = new Set(textsIn(english).map((text) => text.replace(/%(\{\w+\})/g, '$1')));

/** What the specification quotes and nobody words: half a label, what stands for nothing, and two values. */
const NO_MESSAGES = ['Add …', '-', ' - ', 'add', 'remove'];

it('the console says to the letter what the specification quotes', () => {
  const quoted = loadStatements().flatMap(({ id, text }) =>
    [...text.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, words = '']) => ({ id, words })),
  );
  expect(quoted.length).toBeGreaterThan(60);
  expect(quoted.filter(({ words }) => !NO_MESSAGES.includes(words) && !TEXTS.has(words))).toEqual([]);
});

it.each(KINDS)('the console says to the letter what there is to say of $name', (kind) => {
  const { menu, plural, noun, columns, empty, created, updated, deleted = created, form, createButtons, choices, pickers } = kind;
  const choosing = [...choices.flatMap(({ options }) => options), ...pickers.map(({ noMatch }) => noMatch)];
  const words = [menu, plural, noun, ...columns, empty, created, updated, deleted, ...form, ...createButtons, ...choosing];
  expect(words.filter((text) => !TEXTS.has(text))).toEqual([]);
});
