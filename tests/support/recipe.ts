import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A numbered step of README: in which file, where (a text that stands there once, or none for a new file), and what to write. */
interface Step {
  number: number;
  file: string;
  place: 'above' | 'in place of' | 'a new file';
  anchor?: string;
  code: string;
}

const STEP = /^(\d+)\. `([^`]+)`, (above|in place of|a new file)(?: `([^`]+)`)?:.*\n\n((?: {7,8}.*\n|\n)+)/gm;

/** The steps of a section, in their order. A numbered line that is no step is a fault of the section. */
export const stepsOf = (section: string): Step[] => {
  const steps = [...section.matchAll(STEP)].map(([, number = '', file = '', place = '', anchor, block = '']) => {
    const indent = ' '.repeat(number.length + 2 + 4);
    const lines = block.trimEnd().split('\n');
    return {
      number: Number(number),
      file,
      place: place as Step['place'],
      anchor,
      code: lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)).join('\n'),
    };
  });
  const numbered = section.match(/^\d+\. /gm) ?? [];
  if (steps.length !== numbered.length || steps.some(({ number }, index) => number !== index + 1))
    throw new Error(`${numbered.length} numbered lines, of which ${steps.map(({ number }) => number).join(', ')} are steps`);
  return steps;
};

/** Takes a step in a copy of the tree. Throws where its place is not there, or there more than once. */
export const takeStep = (tree: string, { number, file, place, anchor = '', code }: Step): void => {
  const path = join(tree, file);
  if (place === 'a new file') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${code}\n`, { flag: 'wx' });
    return;
  }
  const text = readFileSync(path, 'utf8');
  const at = place === 'above' ? `\n${anchor}` : anchor;
  if (text.split(at).length !== 2) throw new Error(`Step ${number}: \`${anchor}\` does not stand once in ${file}`);
  writeFileSync(
    path,
    text.replace(at, () => (place === 'above' ? `\n${code}${at}` : code)),
  );
};
