import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { LookupName } from '../../contract/kinds';
import { DateField } from '../fields/DateField';
import { PublicationField } from '../fields/PublicationField';
import { ReferenceName } from '../fields/ReferenceName';

/** The first one of a list also shows the record's picture, and takes the room that the others leave. */
export interface Column {
  source: string;
  /** Key of its heading; the field's own label unless told. */
  label?: string;
  /** How a cell shows its record; the plain text of the field unless told. */
  render?: (record: RaRecord) => ReactNode;
  /** Whatever its rows hold: pixels, with letters of 16, or a share of the sheet. */
  width?: number | `${number}%`;
  /** Pixels where there is no room for all columns. Those without stand in a second line then, below the name. */
  narrow?: number;
}

/** Whether it stands in the second line where there is no room for it beside the others. */
export const isDetail = ({ narrow }: Column) => narrow === undefined;

export const publicationStatus: Column = {
  source: 'isPublished',
  width: 148,
  narrow: 136,
  render: ({ isPublished }) => <PublicationField isPublished={isPublished} />,
};

export const publishedAt: Column = {
  source: 'publishedAt',
  // An American time, with its AM or PM, in one line.
  width: 190,
  narrow: 162,
  render: (record) => <DateField value={record.publishedAt} withTime />,
};

export const createdAt: Column = {
  source: 'createdAt',
  width: 116,
  render: (record) => <DateField value={record.createdAt} />,
};

export const referenceTo = (reference: LookupName, source: string, width: Column['width']): Column => ({
  source,
  width,
  render: (record) => <ReferenceName record={record} source={source} reference={reference} />,
});
