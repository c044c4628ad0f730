import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { generatePasswordPath, playlistSongPath, publicationPath } from '../contract/endpoints';
import { kindOf, type RecordKind } from '../contract/kinds';
import { inWordsOfForm } from './fieldNames';
import { createBody, referenceId, updateBody, type Values } from './formData';
import { mergeRecord } from './merge';
import { recordAs, toRecord } from './parse';
import type { CatalogueRecord, CreateMeta, HeldRecords, Http, SongInPlaylist, UpdateMeta } from './types';

interface Target {
  id: Identifier;
  previousData?: Values;
}

/** The ids of a playlist after one was added or taken out; nothing where it goes without them. */
const songsAfter = ({ songs }: CatalogueRecord, action: 'add' | 'remove', songId: string): { songs?: unknown[] } => {
  if (!Array.isArray(songs)) return {};
  const others = songs.filter((song) => String(referenceId(song)) !== songId);
  return { songs: action === 'add' ? [...others, songId] : others };
};

export const createWrites = ({ http, held, base }: { http: Http; held: HeldRecords; base: DataProvider }) => {
  /** The held record comes first: a publish call may have changed it behind an open form. */
  const lastKnown = (resource: string, { id, previousData }: Target): CatalogueRecord => {
    const _id = String(id);
    const record = held.get(resource);
    return record?._id === _id ? record : { ...previousData, id: _id, _id };
  };
  /** A page that was left meanwhile has nothing held. */
  const updateHeld = (resource: string, record: CatalogueRecord) => {
    if (held.get(resource)?._id === record._id) held.hold(resource, record);
    return record;
  };
  const patch = async (path: string) => (await http.request<unknown>({ method: 'PATCH', path })).data;
  const sendForm = async (kind: RecordKind, method: 'POST' | 'PATCH', path: string, body: unknown, meta: CreateMeta = {}) => {
    const { signal, onProgress, idempotencyKey } = meta;
    try {
      return (await http.request<unknown>({ method, path, body, signal, onProgress, idempotencyKey })).data;
    } catch (failure) {
      throw inWordsOfForm(kind, failure);
    }
  };

  const create = async <T extends RaRecord>(resource: string, params: { data: Values; meta?: CreateMeta }) => {
    const { publish = false } = params.meta ?? {};
    const kind = kindOf(resource);
    const path = publish && kind.publishable ? `${kind.write}/publish` : kind.write;
    const body = createBody(kind, params.data, publish);
    const data = await sendForm(kind, 'POST', path, body, params.meta);
    return { data: recordAs<T>(mergeRecord(kind, { id: '', _id: '' }, params.data, data)) };
  };

  const update = async <T extends RaRecord>(resource: string, params: Target & { data: Values; meta?: UpdateMeta }) => {
    const kind = kindOf(resource);
    const previous = lastKnown(resource, params);
    const path = `${kind.write}/${encodeURIComponent(params.id)}`;
    const answer = await sendForm(kind, 'PATCH', path, updateBody(kind, params.data, previous), params.meta);
    // Publishing may have answered while the update was under way: merge into what is known now.
    const record = mergeRecord(kind, lastKnown(resource, { id: params.id, previousData: previous }), params.data, answer);
    return { data: recordAs<T>(updateHeld(resource, record)) };
  };

  const setPublication = async (resource: string, params: Target, isPublished: boolean) => {
    const kind = kindOf(resource);
    const answer = await patch(publicationPath(kind.name, String(params.id), isPublished));
    const publishedAt = isPublished ? new Date().toISOString() : null;
    const record = { ...lastKnown(resource, params), isPublished, publishedAt };
    return { data: updateHeld(resource, mergeRecord(kind, record, {}, answer)) };
  };

  const remove = async <T extends RaRecord>(resource: string, params: Target) => {
    const gone = lastKnown(resource, params);
    await base.delete(kindOf(resource).write, { id: params.id });
    if (held.get(resource)?._id === gone._id) held.release(resource);
    return { data: recordAs<T>(gone) };
  };

  const setPlaylistSong = async (action: 'add' | 'remove', params: SongInPlaylist) => {
    const [playlistId, songId] = [String(params.playlistId), String(params.songId)];
    const answer = toRecord(await patch(playlistSongPath(playlistId, action, songId)));
    const playlist = held.get('playlists');
    if (playlist?._id === playlistId) {
      held.hold('playlists', {
        ...playlist,
        ...songsAfter(playlist, action, songId),
        ...(answer?._id === playlistId ? answer : {}),
      });
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
    addSongToPlaylist: (params: SongInPlaylist) => setPlaylistSong('add', params),
    removeSongFromPlaylist: (params: SongInPlaylist) => setPlaylistSong('remove', params),
    resetUserPassword: async ({ userId }: { userId: Identifier }) => ({
      data: toRecord(await patch(generatePasswordPath(String(userId)))),
    }),
  };
};
