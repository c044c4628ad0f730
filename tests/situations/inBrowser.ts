import type { BrowserContext, Page } from '@playwright/test';
import type { RunningServer } from '../world/built';
import type { Catalogue } from '../world/page/catalogue';
import { test } from '../world/page/fixtures';
import type { Watch } from '../world/page/watch';
import { expectRed, findingOf } from './red/list';
import { type Feature, type Fixture, titleOf } from './table';

/** What a situation in the real browser has at hand. */
export interface Person {
  page: Page;
  context: BrowserContext;
  server: RunningServer;
  catalogue: Catalogue;
  watch: Watch;
  newTab: () => Promise<Page>;
  newDevice: () => Promise<Page>;
}

const isFailedAssertion = (error: unknown) => error instanceof Error && 'matcherResult' in error;

const take = (feature: Feature, fixtures: string, fact: string, run: (person: Person) => Promise<unknown>) => {
  const title = titleOf(feature, fixtures, fact);
  const isRed = findingOf(title) !== undefined;
  test(title, async ({ page, context, server, catalogue, watch, newTab, newDevice }) => {
    const person = { page, context, server, catalogue, watch, newTab, newDevice };
    if (!isRed) return void (await run(person));
    watch.announce(/./);
    await expectRed(title, () => run(person), isFailedAssertion);
  });
};

/** The same as `situation` of situation.ts, in the real browser. */
export const situation = (feature: Feature, fixture: Fixture, fact: string, run: (person: Person) => Promise<unknown>) =>
  take(feature, fixture, fact, run);

/** What a fixture asks of a page that is opened: its answer leaves the page so that the next question can be asked. */
export interface Question {
  fixture: Fixture;
  /** What is so, in the present tense. */
  fact: string;
  ask: (person: Person) => Promise<unknown>;
}

/** One situation of several fixtures: a feature is opened once, and asked one question after the other. */
export const visit = (feature: Feature, open: (person: Person) => Promise<unknown>, questions: readonly Question[]) => {
  const fixtures = [...new Set(questions.map(({ fixture }) => fixture))].join(', ');
  take(feature, fixtures, questions.map(({ fact }) => fact).join('; '), async (person) => {
    await open(person);
    for (const { fact, ask } of questions) await test.step(fact, () => ask(person));
  });
};
