import { canUse } from '../../contract/access';
import { formFields, kindOf, type RecordKind, recordName } from '../../contract/kinds';
import { trimText } from '../../contract/text';
import type { CatalogueDataProvider, CatalogueRecord, KeptDraft } from '../../providers/types';

/** As the API keeps it: a reference by its id, a text without the blanks around it, nothing as null. */
const stored = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null) return '_id' in value ? value._id : value;
  return typeof value === 'string' ? trimText(value) || null : (value ?? null);
};

const find = async (dataProvider: CatalogueDataProvider, { name, readable }: RecordKind, id: string, term: string) => {
  // Not getOne, which gives what is held.
  if (readable) return (await dataProvider.getSong({ id })).data;
  const { data } = await dataProvider.getList<CatalogueRecord>(name, { filter: { q: term } });
  return data.find((record) => record._id === id);
};

export const wasSaved = ({ sent }: KeptDraft) => sent === 'saved';

/**
 * Whether the API has all that this draft of an edit page holds, as when its answer came too late. Of a new record its name tells that
 * (DraftKey). A draft of which it can't be said is none.
 */
export const isStoredAlready = async (
  dataProvider: CatalogueDataProvider,
  role: string | undefined,
  { held, values }: KeptDraft,
): Promise<boolean> => {
  if (!held || !canUse(role, held.resource)) return false;
  const kind = kindOf(held.resource);
  try {
    const record = await find(dataProvider, kind, held.record._id, recordName(kind, { ...held.record, ...values }));
    if (!record) return false;
    const names = formFields(kind).filter((name) => Object.hasOwn(values, name));
    return names.every((name) => stored(values[name]) === stored(record[name]));
  } catch {
    return false;
  }
};
