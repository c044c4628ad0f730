import { UNSET_FIELD } from '../../src/contract/endpoints';
import { KINDS, kindOf, RESOURCE_NAMES, type ResourceName } from '../../src/contract/kinds';
import type { Samples } from './samples';

/** A record of any kind, as JSON. */
export type Row = Record<string, unknown> & { _id: string };
export type Tables = Record<ResourceName, Row[]>;

/** Copies the samples into rows, which handlers may change. */
export const tablesOf = (samples: Samples): Tables => ({
  artists: samples.artists.map((row) => ({ ...row })),
  songs: samples.songs.map((row) => ({ ...row })),
  albums: samples.albums.map((row) => ({ ...row })),
  playlists: samples.playlists.map((row) => ({ ...row })),
  videos: samples.videos.map((row) => ({ ...row })),
  channels: samples.channels.map((row) => ({ ...row })),
  announcements: samples.announcements.map((row) => ({ ...row })),
  ads: samples.ads.map((row) => ({ ...row })),
  users: samples.users.map((row) => ({ ...row })),
});

/** The kinds that are written under a path: 'ad-news' serves two. */
export const kindsWrittenAt = (write: string) => RESOURCE_NAMES.filter((kind) => KINDS[kind].write === write);

/** The fields of a request: multipart, JSON, or none. */
export const fieldsOf = async (request: Request): Promise<Record<string, unknown>> => {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return Object.fromEntries((await request.formData()).entries());
  if (!type.startsWith('application/json')) return {};
  const body: unknown = await request.json();
  return typeof body === 'object' && body !== null ? { ...body } : {};
};

const storedValue = (value: unknown) => {
  if (value === 'true' || value === 'false') return value === 'true';
  return value instanceof File ? `https://files.test/${encodeURIComponent(value.name)}` : value;
};

/** A reference as an answer gives it: the object with the name. Null for an id that nothing has. */
const referenceTo = (tables: Tables, kind: ResourceName, id: unknown) => {
  const row = tables[kind].find(({ _id }) => _id === id);
  return row ? { _id: row._id, stageName: row.stageName, name: row.name } : null;
};

/** What a create or update changes in a record: sent names turned into the record's own, `unset` ones emptied. */
export const changesOf = (tables: Tables, kind: ResourceName, sent: Record<string, unknown>): Record<string, unknown> => {
  const { files, references } = kindOf(kind);
  const recordNames = new Map(Object.entries(files).map(([name, { sentAs }]) => [sentAs, name]));
  const changes: Record<string, unknown> = {};
  for (const [wireName, value] of Object.entries(sent)) {
    const name = recordNames.get(wireName) ?? wireName;
    const referred = references[name];
    if (name !== UNSET_FIELD) changes[name] = referred ? referenceTo(tables, referred, value) : storedValue(value);
  }
  for (const wireName of String(sent[UNSET_FIELD] ?? '').split(',')) {
    if (wireName !== '') changes[recordNames.get(wireName) ?? wireName] = null;
  }
  return changes;
};
