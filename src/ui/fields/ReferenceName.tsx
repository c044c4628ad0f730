import { type RaRecord, useTranslate } from 'react-admin';
import type { LookupName } from '../../contract/kinds';
import { NO_VALUE } from './DateField';
import { isDeleted, referenceIn, referenceName, shortId } from './reference';
import { Text } from './Text';

interface ReferenceNameProps {
  record: RaRecord;
  source: string;
  reference: LookupName;
}

/** The name of the record that the field `source` refers to, else the end of its id; a deleted one is shown as such. */
export const ReferenceName = ({ record, source, reference }: ReferenceNameProps) => {
  const translate = useTranslate();
  const name = referenceName(record, source, reference);
  if (name !== '') return <Text>{name}</Text>;
  if (isDeleted(record, source)) return <em>{translate('catalogue.reference.deleted')}</em>;
  const id = referenceIn(record, source)?.id;
  return id === undefined ? NO_VALUE : shortId(id);
};
