import { useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../contract/history';
import type { CatalogueDataProvider, CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { exactTime } from '../fields/DateField';
import { useIsPageDirty } from '../form/UnsavedChanges';
import { Question } from '../Question';
import { useFieldWords } from './useFieldWords';

/** What is asked about: an entry, and the fields that going back to it changes. */
export interface GoingBack {
  entry: HistoryEntry;
  fields: readonly string[];
}

interface RestoreQuestionProps {
  /** Null while nothing is asked. */
  asked: GoingBack | null;
  /** Version of the record that the person sees in the history. */
  seen: number;
  onClose: () => void;
  /** The record as it is after it went back. */
  onRestored: (record: CatalogueRecord) => void;
  /** The question is gone, and it was done. */
  onDone: () => void;
  /** What the history shows may not be so any more. */
  onRefused: () => void;
}

const versionOf = (record: unknown): number =>
  typeof record === 'object' && record !== null && 'version' in record && typeof record.version === 'number' ? record.version : 0;
/** Somebody changed the record meanwhile: the refusal says what it is like now. */
const refusedFor = (failure: unknown): number =>
  failure instanceof HttpError && failure.status === 412 ? versionOf(failure.body?.data) : 0;

/** Asks before a record goes back to an earlier version, and says what that changes. */
export const RestoreQuestion = ({ asked, seen, onClose, onRestored, onDone, onRefused }: RestoreQuestionProps) => {
  const record = useRecordContext<CatalogueRecord>();
  const { name } = useCatalogueResource();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const { listOf } = useFieldWords();
  const isDirty = useIsPageDirty();
  const [told, setTold] = useState(0);
  /** The question still names it while it fades. */
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);

  const restore = async () => {
    if (!asked || !record) return;
    const version = Math.max(versionOf(record), seen, told) || undefined;
    const params = { id: record.id, entryId: asked.entry._id, version, previousData: record };
    try {
      onRestored((await dataProvider.restoreVersion(name, params)).data);
    } catch (failure) {
      setTold(refusedFor(failure));
      onRefused();
      throw failure;
    }
  };
  const when = last ? exactTime(last.entry.at) : '';
  const text = translate('catalogue.history.restore.text', { fields: listOf(last?.fields ?? []), when });
  return (
    <Question
      isOpen={asked !== null}
      title={translate('catalogue.history.restore.title')}
      text={isDirty ? `${text} ${translate('catalogue.history.restore.unsaved')}` : text}
      yes="catalogue.history.restore.yes"
      isHarmful={isDirty}
      act={restore}
      onClose={onClose}
      onDone={() => {
        notify('catalogue.history.restore.done', { type: 'success' });
        onDone();
      }}
    />
  );
};
