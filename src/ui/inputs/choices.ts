import type { RaRecord } from 'react-admin';
import type { ResourceOptions } from '../CatalogueResource';
import type { Choice } from './PickerOption';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The end of an id: enough to tell two records apart that are alike in all else. */
const shortId = (id: string) => `…${id.slice(-6)}`;

/**
 * The suggestions of a picker, in the server's order, each told apart from the others: by its detail, and by the end of its id where
 * name and detail are the same.
 * @param represent gives a record's name
 * @param unnamed what a record is called that has none, as one that is only known by its id
 */
export const toChoices = (
  records: readonly RaRecord[],
  represent: (record: RaRecord) => unknown,
  { detail, picture }: Partial<ResourceOptions>,
  unnamed: string,
): Choice[] => {
  const choices = records.map((record) => ({
    id: String(record.id),
    label: text(represent(record)) ?? unnamed,
    detail: text(detail?.(record)),
    picture: picture ? text(record[picture]) : undefined,
  }));
  const alike = new Map<string, number>();
  const look = ({ label, detail: told }: Choice) => `${label}\n${told ?? ''}`;
  for (const choice of choices) alike.set(look(choice), (alike.get(look(choice)) ?? 0) + 1);
  return choices.map((choice) =>
    (alike.get(look(choice)) ?? 0) > 1
      ? { ...choice, detail: [choice.detail, shortId(choice.id)].filter(Boolean).join(' · ') }
      : choice,
  );
};
