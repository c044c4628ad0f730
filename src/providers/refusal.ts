/**
 * What a failure means for the session: 'guest', the 401 of a visitor's call (wrong password); 'late', anything that comes for a
 * session that is over already. Kept beside the error, as react-admin's hooks hand on the error alone.
 */
export type Refusal = 'guest' | 'late';

const refusals = new WeakMap<Error, Refusal>();

export const markRefusal = (error: Error, refusal: Refusal) => {
  refusals.set(error, refusal);
};

export const refusalOf = (error: unknown): Refusal | undefined => (error instanceof Error ? refusals.get(error) : undefined);
