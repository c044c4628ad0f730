import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { LookupName } from '../../contract/kinds';
import { DateField } from '../fields/DateField';
import { PublicationField } from '../fields/PublicationField';
import { ReferenceName } from '../fields/ReferenceName';

/** The first one of a list also shows the record's picture. */
export interface Column {
  source: string;
  /** Key of its heading; the field's own label unless told. */
  label?: string;
  /** How a cell shows its record; the plain text of the field unless told. */
  render?: (record: RaRecord) => ReactNode;
}

export const publicationStatus: Column = {
  source: 'isPublished',
  render: ({ isPublished }) => <PublicationField isPublished={isPublished} />,
};

export const publishedAt: Column = {
  source: 'publishedAt',
  render: (record) => <DateField value={record.publishedAt} withTime />,
};

export const createdAt: Column = {
  source: 'createdAt',
  render: (record) => <DateField value={record.createdAt} />,
};

export const referenceTo = (reference: LookupName, source: string): Column => ({
  source,
  render: (record) => <ReferenceName record={record} source={source} reference={reference} />,
});
