import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { generatePasswordPath, playlistSongPath, publicationPath } from '../contract/endpoints';
import { kindOf } from '../contract/kinds';
import { createBody, referenceId, updateBody, type Values } from './formData';
import { mergeRecord } from './merge';
import { named, toRecord } from './parse';
import type { CatalogueRecord, CreateMeta, HeldRecords, Http, UpdateMeta } from './types';

interface Target {
  id: Identifier;
  previousData?: Values;
}

/** The calls that change something. */
export const createWrites = ({ http, held, base }: { http: Http; held: HeldRecords; base: DataProvider }) => {
  /** The record as last known: the held one, as a publish call may have changed it behind an open form. */
  const lastKnown = (resource: string, { id, previousData }: Target): CatalogueRecord => {
    const _id = String(id);
    const record = held.get(resource);
    return record?._id === _id ? record : { ...previousData, id: _id, _id };
  };
  /** What a write made of the held record is held from now on; a page that was left meanwhile has nothing held. */
  const holdOn = (resource: string, record: CatalogueRecord) => {
    if (held.get(resource)?._id === record._id) held.hold(resource, record);
    return record;
  };
  const patch = async (path: string, body?: unknown, meta: UpdateMeta = {}) => {
    const { signal, onProgress } = meta;
    return (await http.request<unknown>({ method: 'PATCH', path, body, signal, onProgress })).data;
  };

  const create = async <T extends RaRecord>(resource: string, params: { data: Values; meta?: CreateMeta }) => {
    const { publish = false, signal, onProgress } = params.meta ?? {};
    const kind = kindOf(resource);
    const { data } = await http.request<unknown>({
      method: 'POST',
      path: publish && kind.publishable ? `${kind.write}/publish` : kind.write,
      body: createBody(kind, params.data, publish),
      signal,
      onProgress,
    });
    return { data: named<T>(mergeRecord(kind, { id: '', _id: '' }, params.data, data)) };
  };

  const update = async <T extends RaRecord>(resource: string, params: Target & { data: Values; meta?: UpdateMeta }) => {
    const kind = kindOf(resource);
    const previous = lastKnown(resource, params);
    const path = `${kind.write}/${encodeURIComponent(params.id)}`;
    const answer = await patch(path, updateBody(kind, params.data, previous), params.meta);
    // Publishing may have answered while the update was under way: merge into what is known now.
    const record = mergeRecord(kind, lastKnown(resource, { ...params, previousData: previous }), params.data, answer);
    return { data: named<T>(holdOn(resource, record)) };
  };

  const setPublication = async (resource: string, params: Target, isPublished: boolean) => {
    const answer = await patch(publicationPath(kindOf(resource).name, String(params.id), isPublished));
    const publishedAt = isPublished ? new Date().toISOString() : null;
    const record = { ...lastKnown(resource, params), isPublished, publishedAt };
    return { data: holdOn(resource, mergeRecord(kindOf(resource), record, {}, answer)) };
  };

  const release = (resource: string, id: Identifier) => {
    if (held.get(resource)?._id === String(id)) held.release(resource);
  };
  const remove = async <T extends RaRecord>(resource: string, params: { id: Identifier; previousData?: Values }) => {
    const gone = lastKnown(resource, params);
    await base.delete(kindOf(resource).write, { id: params.id });
    release(resource, params.id);
    return { data: named<T>(gone) };
  };

  /** Puts a song into a playlist or takes it out; a held playlist knows its songs from then on. */
  const setPlaylistSong = async (action: 'add' | 'remove', params: { playlistId: Identifier; songId: Identifier }) => {
    const [playlistId, songId] = [String(params.playlistId), String(params.songId)];
    const answer = toRecord(await patch(playlistSongPath(playlistId, action, songId)));
    const playlist = held.get('playlists');
    if (playlist?._id === playlistId) {
      const known: unknown[] = Array.isArray(playlist.songs) ? playlist.songs : [];
      const others = known.filter((song) => referenceId(song) !== songId);
      const songs = action === 'add' ? [...others, songId] : others;
      held.hold('playlists', { ...playlist, songs, ...(answer?._id === playlistId ? answer : {}) });
    }
    return { data: answer };
  };

  return {
    create,
    update,
    /** One call a record, as the API has none for several. */
    updateMany: async (resource: string, { ids, data }: { ids: Identifier[]; data: Values }) => {
      await Promise.all(ids.map((id) => update(resource, { id, data })));
      return { data: ids };
    },
    delete: remove,
    deleteMany: async (resource: string, { ids }: { ids: Identifier[] }) => {
      await Promise.all(ids.map((id) => remove(resource, { id })));
      return { data: ids };
    },
    publish: (resource: string, params: Target) => setPublication(resource, params, true),
    unpublish: (resource: string, params: Target) => setPublication(resource, params, false),
    addSongToPlaylist: (params: { playlistId: Identifier; songId: Identifier }) => setPlaylistSong('add', params),
    removeSongFromPlaylist: (params: { playlistId: Identifier; songId: Identifier }) => setPlaylistSong('remove', params),
    resetUserPassword: async ({ userId }: { userId: Identifier }) => ({
      data: toRecord(await patch(generatePasswordPath(String(userId)))),
    }),
  };
};
