/** A fault of today: its finding, in words what a person meets, and the titles of the situations that fail by it. */
export interface Red {
  finding: string;
  fault: string;
  situations: readonly string[];
}

/**
 * What fails today. A situation listed here has to fail, one that is not has to pass: whoever mends a fault takes it off this list, and
 * nobody may add to it.
 */
export const RED: readonly Red[] = [];

/** How many situations are red. This number only goes down. */
export const RED_AT_MOST = 0;

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
