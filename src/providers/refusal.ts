/**
 * What a failure means for the session: 'guest', the 401 of a visitor's call (wrong password); 'late', anything that comes for a
 * session that is over already. Kept beside the error, as react-admin's hooks hand on the error alone.
 */
export type Refusal = 'guest' | 'late';

const refusals = new WeakMap<object, Refusal>();

export const markRefusal = (error: object, refusal: Refusal) => {
  refusals.set(error, refusal);
};

// Not by `instanceof Error`: a DOMException is none in every realm.
export const refusalOf = (error: unknown): Refusal | undefined =>
  typeof error === 'object' && error !== null ? refusals.get(error) : undefined;
