import type { Kysely, Transaction } from 'kysely';
import { TARGET_LOOKUPS } from '../../contract/endpoints';
import { recordName } from '../../contract/kinds';
import { TARGET_TYPES, type TargetType } from '../../contract/limits';
import type { Database } from '../database/schema';
import { lockUntilCommit } from '../database/transact';
import { ApiError } from '../errors/apiError';
import { listingKind } from '../listings/kinds';
import { findStored, selectStored } from '../listings/list';
import { type Changes, type RecordRow, storedText } from '../listings/storedKind';

const isTargetType = (type: unknown): type is TargetType => TARGET_TYPES.some((known) => known === type);

/**
 * What a write does to an announcement's target: it must exist and be of its type, a type that goes takes it along, and one that was
 * not touched stays whatever became of it.
 * @throws ApiError 400 naming targetType or targetId
 */
export async function requireTarget(
  transaction: Transaction<Database>,
  changes: Changes,
  before: RecordRow | undefined,
): Promise<Changes> {
  const { targetType: type = null, targetId: id = null } = { ...before, ...changes };
  const wasTouched = type !== (before?.targetType ?? null) || id !== (before?.targetId ?? null);
  if (!wasTouched || typeof id !== 'string') return changes;
  if (!isTargetType(type)) {
    if (typeof changes.targetId !== 'string') return { ...changes, targetId: null };
    throw new ApiError(400, 'Please choose what kind of record the announcement is about.', 'targetType');
  }
  // No reference of the database's own: without it the target could be deleted between this look and the write.
  await lockUntilCommit(transaction, id);
  if (await findStored(transaction, listingKind(TARGET_LOOKUPS[type]), id)) return changes;
  throw new ApiError(400, `The chosen ${type} does not exist. It may have been deleted.`, 'targetId');
}

/** What an older version was about may be gone: then the announcement is about nothing. */
export async function dropGoneTarget(transaction: Transaction<Database>, changes: Changes, before: RecordRow): Promise<Changes> {
  try {
    return await requireTarget(transaction, changes, before);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...changes, targetType: null, targetId: null };
  }
}

/** The targets of announcements by name, in their order; null where there is none or it was deleted since. */
export async function presentTargets(database: Kysely<Database>, rows: readonly RecordRow[]): Promise<Record<string, unknown>[]> {
  const names = new Map<string, string>();
  const key = (type: unknown, id: unknown) => `${type}/${id}`;
  for (const type of TARGET_TYPES) {
    const ids = rows.filter((row) => row.targetType === type).flatMap((row) => storedText(row, 'targetId') ?? []);
    if (ids.length === 0) continue;
    const kind = listingKind(TARGET_LOOKUPS[type]);
    const targets = await selectStored(database, kind).where('id', 'in', ids).execute();
    for (const target of targets) names.set(key(type, target.id), recordName(kind, target));
  }
  return rows.map(({ targetType, targetId }) => {
    const name = names.get(key(targetType, targetId));
    return { target: name === undefined ? null : { _id: targetId, name } };
  });
}
