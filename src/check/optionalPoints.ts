import { z } from 'zod';
import { DELETED_PATHS, HISTORY_PATHS, SAME_SONGS_PATH } from '../contract/endpoints';
import { historyEntrySchema } from '../contract/history';
import type { RecordKind } from '../contract/kinds';
import { IDEMPOTENCY_HEADER } from '../contract/limits';
import { Difference, dataOf, requireRefusal, requireSuccess } from './client';
import { createsOnce } from './createsOnce';
import { newName, renameOptions, SOUND_SHA256 } from './forms';
import {
  callSignedIn,
  findInList,
  type MadeRecord,
  madeOf,
  NotOffered,
  nameField,
  offered,
  type Point,
  pointsOf,
  recordOf,
  requireInList,
  requireValue,
  rowsOf,
  type SentRecord,
  type Trial,
} from './trial';
import { requireMoment } from './valuePoints';

const versionOf = ({ version }: SentRecord): number => {
  if (typeof version !== 'number') throw new NotOffered('records carry no version');
  return version;
};

const rename = async (trial: Trial, made: MadeRecord, name: string, version?: number) =>
  callSignedIn(trial, 'PATCH', `${made.kind.write}/${made.id}`, { ...renameOptions(made.kind, name), version });

const historyOf = async (trial: Trial, { kind, id }: MadeRecord) =>
  dataOf(offered(await callSignedIn(trial, 'GET', HISTORY_PATHS.of(kind.name, id))), z.array(historyEntrySchema));

const deletedOf = async (trial: Trial, { name }: RecordKind) =>
  dataOf(offered(await callSignedIn(trial, 'GET', DELETED_PATHS.list(name))), z.array(z.looseObject({ _id: z.string() })));

/** Calls beside spec 7, which a server may offer: versions, the history of a record, and what was deleted of late. */
export const optionalPoints = (kind: RecordKind): Point[] =>
  pointsOf(kind.name, {
    [`create happens once under one ${IDEMPOTENCY_HEADER}`]: createsOnce(kind),
    'a change of another version is refused with 412 and the record as it is': async (trial) => {
      const made = madeOf(trial, kind);
      const before = versionOf(await requireInList(trial, made));
      const name = newName(trial, kind, 'versioned');
      requireSuccess(await rename(trial, made, name, before));
      made.name = name;
      requireValue('the changed record', await requireInList(trial, made), 'version', before + 1);
      const refused = await rename(trial, made, newName(trial, kind, 'late'), before);
      requireRefusal(refused, 412);
      const { data } = refused.body;
      const current = recordOf(kind, { ...refused, status: 200, body: { success: true, data } });
      requireValue('the record in the refusal', current, nameField(kind), name);
    },
    'the history tells what was done, newest first, and brings an older version back': async (trial) => {
      const made = madeOf(trial, kind);
      const before = made.name;
      await historyOf(trial, made);
      const name = newName(trial, kind, 'later');
      requireSuccess(await rename(trial, made, name));
      made.name = name;
      const [change, older] = await historyOf(trial, made);
      const told = change?.changes.find(({ field }) => field === nameField(kind));
      if (change?.action !== 'update' || told?.from !== before || told.to !== name)
        throw new Difference(`the newest entry is ${JSON.stringify(change)}`);
      requireMoment('the moment of the newest entry', change.at);
      if (older === undefined) throw new Difference('it tells of one change alone');
      requireSuccess(await callSignedIn(trial, 'PATCH', HISTORY_PATHS.restore(kind.name, made.id, older._id)));
      made.name = before;
      requireValue('the record brought back', await requireInList(trial, made), nameField(kind), before);
    },
    ...(kind.name === 'songs' && {
      'a song is found by the SHA-256 of its file': async (trial) => {
        const made = madeOf(trial, kind);
        const rowsWith = async (sha256: string) =>
          rowsOf(kind, offered(await callSignedIn(trial, 'GET', `${SAME_SONGS_PATH}?sha256=${sha256}`)));
        if (!(await rowsWith(SOUND_SHA256)).some(({ _id }) => _id === made.id))
          throw new Difference(`the songs of these bytes do not show “${made.name}”`);
        if ((await rowsWith('0'.repeat(64))).length > 0) throw new Difference('songs are shown for bytes that no file has');
      },
      'songs of several files are found by one call, each with the SHA-256 of its file': async (trial) => {
        madeOf(trial, kind);
        const asked = [SOUND_SHA256, '0'.repeat(64)].join(',');
        const answer = offered(await callSignedIn(trial, 'GET', `${SAME_SONGS_PATH}?sha256=${asked}`));
        if (answer.status === 400) throw new NotOffered('it takes one SHA-256 in a call');
        const told = rowsOf(kind, answer).map(({ sha256 }) => sha256);
        if (told.length === 0 || told.some((sha256) => sha256 !== SOUND_SHA256))
          throw new Difference(`asked for a known file and an unknown one it tells of ${JSON.stringify(told)}`);
      },
    }),
    ...(kind.publishable && {
      'a deleted record is told, and can be brought back, unpublished': async (trial) => {
        const made = madeOf(trial, kind, 1);
        await deletedOf(trial, kind);
        requireSuccess(await callSignedIn(trial, 'DELETE', `${kind.write}/${made.id}`));
        if (!(await deletedOf(trial, kind)).some(({ _id }) => _id === made.id))
          throw new Difference(`the deleted ${kind.name} do not show “${made.name}”`);
        if (await findInList(trial, made)) throw new Difference(`the list still shows “${made.name}”`);
        requireSuccess(await callSignedIn(trial, 'PATCH', DELETED_PATHS.restore(kind.name, made.id)));
        requireValue('the record brought back', await requireInList(trial, made), 'isPublished', false);
      },
    }),
  });

/** Takes a deleted record out of what can be brought back, too, where a server keeps it. */
export const deleteForGood = async (trial: Trial, { kind, id }: Pick<MadeRecord, 'kind' | 'id'>): Promise<void> => {
  if (kind.publishable) await callSignedIn(trial, 'DELETE', DELETED_PATHS.remove(kind.name, id)).catch(() => undefined);
};
