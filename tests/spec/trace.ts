import { idsIn, type Statement } from './statements';
import type { Titles } from './titles';

/** The statements beside the tests that there are. */
export interface Trace {
  /** To be printed, one after the other. */
  lines: string[];
  /** Every statement has a test or a reason, and every id a statement. */
  isWhole: boolean;
}

const SHOWN = 4;

/** Whether a test proves something of a kind: 'an ad', 'users'. */
const isAbout = (kind: string, title: string) => new RegExp(`\\b${kind.replace(/s$/, '')}s?\\b`, 'i').test(title);

/** Statement by statement with its tests; at the end what no test proves, and ids that no statement has. */
export const trace = (statements: readonly Statement[], titles: Titles): Trace => {
  const known = new Set(statements.map(({ id }) => id));
  const tests = [...titles].flatMap(([file, all]) =>
    all.map((title) => ({ name: `${file}: ${title.replace(/\[\d[\d., -]*\] /, '')}`, title, ids: idsIn(title) })),
  );
  const strangers = tests.flatMap(({ name, ids }) => ids.filter((id) => !known.has(id)).map((id) => `${id} ${name}`));
  const unproved: string[] = [];
  const lines = statements.flatMap(({ id, kind, text, isLeftOpen }) => {
    const proofs = tests.filter(({ title, ids }) => ids.includes(id) && (kind === undefined || isAbout(kind, title)));
    if (proofs.length > 0 === isLeftOpen) unproved.push(`${id} ${text}`);
    const more = proofs.length > SHOWN ? [`      … and ${proofs.length - SHOWN} more`] : [];
    return ['', `${id.padEnd(6)}${text}`, ...proofs.slice(0, SHOWN).map(({ name }) => `      ${name}`), ...more];
  });
  return {
    lines: [
      ...lines,
      '',
      `${statements.length} statements, ${statements.filter(({ isLeftOpen }) => isLeftOpen).length} of them with nothing to run; the others are proved by ${tests.filter(({ ids }) => ids.length > 0).length} tests.`,
      `Not proved, or proved with nothing to run: ${unproved.length === 0 ? 'none' : ''}`,
      ...unproved,
      `Tests with an id that no statement has: ${strangers.length === 0 ? 'none' : ''}`,
      ...strangers,
      '',
      'npm run test:all runs them.',
    ],
    isWhole: unproved.length === 0 && strangers.length === 0,
  };
};
