import { type RaRecord, useTranslate } from 'react-admin';
import type { LookupName } from '../../contract/kinds';
import { NOTHING } from './DateField';
import { referenceIn, referenceName } from './reference';
import { Text } from './Text';

interface ReferenceNameProps {
  record: RaRecord;
  /** The field that refers. */
  source: string;
  reference: LookupName;
}

/** The name of the record that a field refers to; a deleted one is shown as such. */
export const ReferenceName = ({ record, source, reference }: ReferenceNameProps) => {
  const translate = useTranslate();
  const name = referenceName(record, source, reference);
  if (name !== '') return <Text>{name}</Text>;
  return referenceIn(record, source) ? <em>{translate('catalogue.reference.deleted')}</em> : NOTHING;
};
