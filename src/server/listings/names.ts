import type { LookupName } from '../../contract/kinds';
import { textOf } from './row';

type Row = Readonly<Record<string, unknown>>;

/** An artist's shown name: the stage name, else first and last name (spec 5 lets an artist have either). */
export const artistName = (row: Row): string =>
  textOf(row, 'stageName') ?? [textOf(row, 'firstName'), textOf(row, 'lastName')].filter((name) => name !== null).join(' ');

const title = (row: Row) => textOf(row, 'title') ?? '';
const name = (row: Row) => textOf(row, 'name') ?? '';

/** What a record that others point at is called. */
export const NAMES: Readonly<Record<LookupName, (row: Row) => string>> = {
  artists: artistName,
  albums: name,
  songs: title,
  videos: title,
  channels: name,
};
