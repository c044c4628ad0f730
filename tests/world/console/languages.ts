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

/** The machine stands in this time zone while something runs. */
export const inZone = async (zone: string, run: () => Promise<unknown>) => {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    await run();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
};
