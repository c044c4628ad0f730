import { RED_IN_API } from './api';
import { RED_IN_BROWSER } from './browser';
import { RED_IN_FORMS } from './forms';
import { RED_IN_LISTS } from './lists';
import type { Red } from './red';

/**
 * What fails today. A situation listed here has to fail, one that is not has to pass: whoever mends a fault takes it off this list, and
 * nobody may add to it.
 */
export const RED: readonly Red[] = [...RED_IN_FORMS, ...RED_IN_LISTS, ...RED_IN_API, ...RED_IN_BROWSER];

/** How many situations are red. This number only goes down. */
export const RED_AT_MOST = 270;

const FINDINGS = new Map(RED.flatMap(({ finding, situations }) => situations.map((title) => [title, finding] as const)));

/** The finding by which a situation fails; undefined where it has to pass. */
export const findingOf = (title: string): string | undefined => FINDINGS.get(title);

/**
 * Runs a situation that is listed as red.
 * @param isFailedAssertion tells whether an assertion failed, rather than the test itself
 * @throws what the situation throws when that is no failed assertion, and an Error when it passes
 */
export const expectRed = async (title: string, run: () => Promise<unknown>, isFailedAssertion: (error: unknown) => boolean) => {
  try {
    await run();
  } catch (error) {
    if (isFailedAssertion(error)) return;
    throw error;
  }
  throw new Error(`“${title}” passes (${findingOf(title)}): take it off the red list`);
};
