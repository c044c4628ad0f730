import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { IDEMPOTENCY_HEADER } from '../../contract/limits';
import type { Database } from '../database/schema';
import { ApiError } from '../errors/apiError';
import { claimKey, findKept, type KeptAnswer, keepAnswer } from './keptAnswers';

/** The same was asked for under the same key, and done: no failure, but what the caller gets is the answer of that time. */
export class AnsweredBefore extends Error {
  constructor(readonly answer: unknown) {
    super('This was done before, under the same key.');
    this.name = 'AnsweredBefore';
  }
}

/** A key that was sent with something else before. ApiError 422; `field` tells it from other faults of a form. */
export const keyOfAnother = (
  sentence = 'Something else was sent under this key before, and was saved. Look for it in the list; to make another one, send a new key.',
) => new ApiError(422, sentence, IDEMPOTENCY_HEADER);

/** Does what a call asks for, unless it was done before. Both reject with AnsweredBefore where it was, and with 422 as `keyOfAnother` says. */
export interface Once {
  /** For what takes long and stands before the transaction. */
  check(): Promise<void>;
  /** Keeps what `work` gives, with all that it writes or not at all. Stands first in the transaction. */
  run<T>(transaction: Transaction<Database>, work: () => Promise<T>): Promise<T>;
}

/** Without a key: every call is one of its own. */
export const EACH_TIME: Once = { check: async () => {}, run: (_transaction, work) => work() };

interface Asked {
  key: string;
  /** Whose key it is: another's same key is another one. */
  owner: string;
  /** Of what is asked for. */
  fingerprint: string;
}

export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** What a call under a key is done by. The answer that is kept has to be one that JSON can hold. */
export const onceUnder = (
  { database, clock }: { database: Kysely<Database>; clock: () => Date },
  { key, owner, fingerprint }: Asked,
): Once => {
  const id = hashOf([owner, key]);
  const answerAgain = (kept: KeptAnswer | undefined) => {
    if (kept) throw kept.fingerprint === fingerprint ? new AnsweredBefore(kept.answer) : keyOfAnother();
  };
  return {
    check: async () => answerAgain(await findKept(database, id, clock())),
    run: async (transaction, work) => {
      if (!(await claimKey(transaction, { id, fingerprint, now: clock() })))
        answerAgain(await findKept(transaction, id, clock()));
      const answer = await work();
      await keepAnswer(transaction, id, answer);
      return answer;
    },
  };
};
