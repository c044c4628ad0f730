import type { Kysely } from 'kysely';
import { KINDS, type ResourceName } from '../../contract/kinds';
import type { Database } from '../database/schema';
import { ApiError } from '../errors/apiError';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `28 November 2026 at 14:03 UTC` */
const inWords = (at: string) => `${DAY.format(new Date(at))} at ${at.slice(11, 16)} UTC`;

/** What the refused call would have done. */
export type Intent = 'saved' | 'deleted';

/**
 * The refusal of a change by who knows another version of the record: it says who changed it and when, as far as the history tells.
 * @param data the record as it is now
 */
export async function changedMeanwhile(
  database: Kysely<Database>,
  kind: ResourceName,
  { id, version }: { id: string; version: number },
  data: unknown,
  intent: Intent = 'saved',
): Promise<ApiError> {
  const last = await database
    .selectFrom('history')
    .select(['byId', 'byName', 'at'])
    .where('recordId', '=', id)
    .where('version', '=', version)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const change = last?.byName ? `by ${last.byName} on ${inWords(last.at)}` : 'meanwhile';
  const changedBy = last?.byId && last.byName ? { _id: last.byId, fullName: last.byName } : undefined;
  const words = `This ${KINDS[kind].noun} was changed ${change}. Nothing was ${intent}.`;
  return new ApiError(412, words, undefined, {}, data, changedBy);
}
