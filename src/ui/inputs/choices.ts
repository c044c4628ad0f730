import type { RaRecord } from 'react-admin';
import { type RecordKind, recordName } from '../../contract/kinds';
import { referenceName } from '../fields/reference';

/** What a picker shows of one record. */
export interface Choice {
  id: string;
  label: string;
  detail?: string;
  picture?: string;
}

/** The end of an id: enough to tell two records apart that are alike in all else. */
const shortId = (id: string) => `…${id.slice(-6)}`;

/**
 * The suggestions of a picker, in the server's order, each told apart from the others: by its detail, and by the end of its id where
 * name and detail are the same.
 * @param detailField the kind's reference field whose name is the detail
 * @param unnamed what a record is called that has no name, as one that is only known by its id
 */
export const toChoices = (
  kind: RecordKind,
  records: readonly RaRecord[],
  detailField: string | undefined,
  unnamed: string,
): Choice[] => {
  const { picture = '', references } = kind;
  const detailKind = detailField && references[detailField];
  const choices = records.map((record) => ({
    id: String(record.id),
    label: recordName(kind, record) || unnamed,
    detail: (detailKind && referenceName(record, detailField, detailKind)) || undefined,
    picture: typeof record[picture] === 'string' ? record[picture] : undefined,
  }));
  return choices.map((choice) => {
    const alike = choices.filter(({ label, detail }) => label === choice.label && detail === choice.detail);
    return alike.length > 1 ? { ...choice, detail: [choice.detail, shortId(choice.id)].filter(Boolean).join(' · ') } : choice;
  });
};
