import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { LookupName } from '../../contract/kinds';
import { DateField } from '../fields/DateField';
import { PublicationField } from '../fields/PublicationField';
import { ReferenceName } from '../fields/ReferenceName';

/** One column of a list. The first one also shows the record's picture. */
export interface Column {
  source: string;
  /** Key of its heading; the field's own label unless told. */
  label?: string;
  /** How a cell shows its record; the plain text of the field unless told. */
  render?: (record: RaRecord) => ReactNode;
}

/** 'Published' only when the value is true, otherwise 'Unpublished' (spec 2, display rules). */
export const publicationStatus: Column = {
  source: 'isPublished',
  render: ({ isPublished }) => <PublicationField isPublished={isPublished} />,
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

/** A column with the name of the record that the field refers to. */
export const referenceTo = (reference: LookupName, source: string): Column => ({
  source,
  render: (record) => <ReferenceName record={record} source={source} reference={reference} />,
});
