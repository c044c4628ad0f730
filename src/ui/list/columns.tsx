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
  /** In rem; unless told a share of the room, as a name has, and `least` of it. */
  width?: number;
  least?: number;
  /** Where there is no room for it beside the others it stands in a second line, below the name. */
  isDetail?: boolean;
}

export const publicationStatus: Column = {
  source: 'isPublished',
  width: 7.25,
  render: ({ isPublished }) => <PublicationField isPublished={isPublished} />,
};

export const publishedAt: Column = {
  source: 'publishedAt',
  width: 10,
  render: (record) => <DateField value={record.publishedAt} withTime />,
};

export const createdAt: Column = {
  source: 'createdAt',
  width: 6,
  isDetail: true,
  render: (record) => <DateField value={record.createdAt} />,
};

export const referenceTo = (reference: LookupName, source: string): Column => ({
  source,
  isDetail: true,
  render: (record) => <ReferenceName record={record} source={source} reference={reference} />,
});
