const LITERALS = [/'((?:[^'\\\n]|\\.)*)'/g, /"((?:[^"\\\n]|\\.)*)"/g, /`((?:[^`\\\n]|\\.)*)`/g];

/** What a table fills in: $name, %s, ${…}. */
const PLACEHOLDER = /\$\{[^}]*\}|\$[\w.]+|%[sdijo]/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (parts: readonly string[]) => new RegExp(`^${parts.map(escaped).join('.*')}$`, 's');

/**
 * Tells whether a source may hold a test of this title, without running it: each of the title's parts is written there as a text, or as one
 * that a table fills in.
 * @param title groups and test joined by ' > '; a `*` stands for any text
 */
export const couldHold = (source: string, title: string): boolean => {
  const texts = LITERALS.flatMap((literal) => [...source.matchAll(literal)].map(([, text = '']) => text.replace(/\\(.)/g, '$1')));
  return title
    .split(' > ')
    .every((part) =>
      texts.some((text) => patternOf(part.split('*')).test(text) || patternOf(text.split(PLACEHOLDER)).test(part)),
    );
};
