import type { Result } from './carryOut';

const COLUMNS = ['file', 'result', 'title', 'artist', 'album', 'id', 'notes'] as const;

/** A spreadsheet takes what begins with such a sign for a formula. */
const inert = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The results as CSV, songs by their files, artists and albums by their names; with a mark by which spreadsheets know UTF-8. */
export const reportOf = (results: readonly Result[]): string => {
  const lines = results.map(({ kind, name, outcome, id = '', notes, song }) =>
    kind === 'songs'
      ? [name, outcome, song?.title ?? '', song?.artistName ?? '', song?.albumName ?? '', id, notes.join(' ')]
      : ['', outcome, '', ...(kind === 'artists' ? [name, ''] : ['', name]), id, notes.join(' ')],
  );
  return `\ufeff${[[...COLUMNS], ...lines].map((line) => line.map((text) => cell(inert(text))).join(',')).join('\r\n')}\r\n`;
};
