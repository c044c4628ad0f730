import { z } from 'zod';
import { pageOf } from '../../contract/envelope';
import { deletedShape, historyEntrySchema } from '../../contract/history';
import type { RecordKind } from '../../contract/kinds';
import { DELETED_DAYS } from '../../contract/limits';
import { RECORD_SCHEMAS } from '../../contract/records';
import { descriptionsOf, namedSchema } from './describe';
import { deletedAnswer, PAGING, schemasOf } from './records';

const historyPage = namedSchema('HistoryPage', pageOf(namedSchema('HistoryEntry', historyEntrySchema)));

/** The calls about what was: a record's history, and the deleted records of a kind. */
export const describePast = (kind: RecordKind) => {
  const describeCall = descriptionsOf(kind);
  const { answer } = schemasOf(kind);
  const { name, noun } = kind;
  return {
    history: describeCall({
      summary: `What was done with one of the ${name}, newest first`,
      query: PAGING,
      answer: historyPage,
      refusals: [404],
    }),
    restoreVersion: describeCall({
      summary: `Brings one of the ${name} back to what it was after an entry of its history`,
      answer,
      versioned: true,
      refusals: [404, 409],
    }),
    deleted: describeCall({
      summary: `One page of the ${name} that were deleted in the last ${DELETED_DAYS} days, last deleted first`,
      query: PAGING,
      answer: pageOf(z.object({ ...RECORD_SCHEMAS[name].shape, ...deletedShape })),
    }),
    bringBack: describeCall({ summary: `Brings a deleted ${noun} back, unpublished`, answer, refusals: [404, 409] }),
    removeForGood: describeCall({
      summary: `Deletes a deleted ${noun} for good, with its history and files (admins only)`,
      answer: deletedAnswer,
      refusals: [404],
    }),
  };
};
