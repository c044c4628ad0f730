import { useGetRecordRepresentation, useTranslate } from 'react-admin';
import type { LookupName } from '../../contract/kinds';
import { NOTHING } from './DateField';
import { readReference } from './reference';
import { Text } from './Text';

interface ReferenceNameProps {
  value: unknown;
  reference: LookupName;
  /** The name that search results carry beside the reference, such as artistStatic's (spec 3). */
  fallback?: string | null;
}

/** The name of a referenced record, from an object, a bare id or null; a deleted one is shown as such. Makes no call. */
export const ReferenceName = ({ value, reference, fallback }: ReferenceNameProps) => {
  const represent = useGetRecordRepresentation(reference);
  const translate = useTranslate();
  const known = readReference(value);
  const name = known?.record ? represent(known.record) : '';
  if (typeof name === 'string' && name !== '') return <Text>{name}</Text>;
  if (fallback) return <Text>{fallback}</Text>;
  return known ? <em>{translate('catalogue.reference.deleted')}</em> : NOTHING;
};
