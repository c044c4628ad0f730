import { vi } from 'vitest';

/** What browsers say of a person's languages, some of it no language at all. */
export const LANGUAGES = {
  'a machine without a language': ['C'],
  'a machine with a language that is none': ['en-US@posix', 'en'],
  Arabic: ['ar'],
  German: ['de'],
} as const satisfies Record<string, readonly string[]>;

/** The browser prefers these languages, until the test ends. */
export const preferLanguages = (languages: readonly string[]) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
};
