import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { LookupName } from '../../contract/kinds';
import { DateField } from '../fields/DateField';
import { PublicationField } from '../fields/PublicationField';
import { ReferenceName } from '../fields/ReferenceName';

/** One column of a list. */
export interface Column {
  source: string;
  /** Key of its heading; the field's own label unless told. */
  label?: string;
  /** How a cell shows its record; the plain text of the field unless told. */
  render?: (record: RaRecord) => ReactNode;
  /** Field with the address of a picture to show before the text. */
  picture?: string;
}

/** 'Published' only when the value is true, otherwise 'Unpublished' (spec 2, display rules). */
export const publicationStatus: Column = {
  source: 'isPublished',
  render: (record) => <PublicationField isPublished={record.isPublished} />,
};

/** Local date and time separated by ' - ', or '-' when empty (spec 2, display rules). */
export const publishedAt: Column = {
  source: 'publishedAt',
  render: (record) => <DateField value={record.publishedAt} withTime />,
};

/** The local date only, or '-' (spec 2, display rules). */
export const createdAt: Column = {
  source: 'createdAt',
  render: (record) => <DateField value={record.createdAt} />,
};

/**
 * A column with the name of the record that the field points to.
 * @param fallback field and key of the name that search results carry beside the reference, such as artistStatic's stageName (spec 3)
 */
export const referenceTo = (reference: LookupName, source: string, fallback?: readonly [string, string]): Column => ({
  source,
  render: (record) => (
    <ReferenceName
      reference={reference}
      value={record[source]}
      fallback={fallback ? record[fallback[0]]?.[fallback[1]] : undefined}
    />
  ),
});
