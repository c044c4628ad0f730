/** One small breakage of the product, such as a slip of the hand would make. */
export interface Breakage {
  /** Id of the statement it breaks; the tests named there have to notice. */
  breaks: string;
  /** File below src/. */
  file: string;
  /** What stands there, once, and what stands there afterwards. */
  from: string;
  to: string;
}

/** Breakages of one file: the statement, what stands there, and what stands there afterwards. */
export const inFile = (file: string, ...changes: readonly (readonly [breaks: string, from: string, to: string])[]): Breakage[] =>
  changes.map(([breaks, from, to]) => ({ breaks, file, from, to }));

/** Texts of one file of messages, swapped. */
export const texts = (file: string, ...changes: readonly (readonly [breaks: string, from: string, to: string])[]): Breakage[] =>
  inFile(`messages/${file}.ts`, ...changes.map(([breaks, from, to]) => [breaks, `'${from}'`, `'${to}'`] as const));
