import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { DateField } from '../fields/DateField';
import { PublicationField } from '../fields/PublicationField';

/** One column of a list. Its heading is the field's label in messages. */
export interface Column {
  source: string;
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
