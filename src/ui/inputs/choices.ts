import type { RaRecord } from 'react-admin';
import { type RecordKind, recordName } from '../../contract/kinds';
import { referenceName, shortId } from '../fields/reference';

export interface Choice {
  id: string;
  label: string;
  detail?: string;
  picture?: string;
}

/**
 * The suggestions of a picker, each told apart from the others by its detail, else by the end of its id.
 * @param detailField the kind's reference field whose name is the detail
 */
export const toChoices = (kind: RecordKind, records: readonly RaRecord[], detailField: string | undefined): Choice[] => {
  const { picture = '', references } = kind;
  const detailKind = detailField && references[detailField];
  const choices = records.map((record) => ({
    id: String(record.id),
    label: recordName(kind, record) || shortId(String(record.id)),
    detail: (detailKind && referenceName(record, detailField, detailKind)) || undefined,
    picture: typeof record[picture] === 'string' ? record[picture] : undefined,
  }));
  return choices.map((choice) => {
    const alike = choices.filter(({ label, detail }) => label === choice.label && detail === choice.detail);
    return alike.length > 1 ? { ...choice, detail: [choice.detail, shortId(choice.id)].filter(Boolean).join(' · ') } : choice;
  });
};
