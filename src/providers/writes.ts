import type { Identifier, RaRecord } from 'react-admin';
import { generatePasswordPath, playlistSongPath, publicationPath } from '../contract/endpoints';
import { kindOf, type RecordKind } from '../contract/kinds';
import { inWordsOfForm } from './fieldNames';
import { createBody, referenceId, updateBody, type Values } from './formData';
import { mergeRecord } from './merge';
import { recordAs, toRecord } from './parse';
import type { CatalogueRecord, CreateMeta, HeldRecords, Http, HttpRequest, SongInPlaylist, UpdateMeta } from './types';
import { isNext, versionOf, withRecordOfNow } from './versions';

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

export const createWrites = ({ http, held }: { http: Http; held: HeldRecords }) => {
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
  /** A change of a record as it is known: refused where somebody else changed it since, with the record as it is now. */
  const change = async (kind: RecordKind, known: CatalogueRecord, request: HttpRequest) => {
    try {
      return (await http.request<unknown>({ ...request, version: versionOf(known) })).data;
    } catch (failure) {
      throw inWordsOfForm(kind, withRecordOfNow(kind, known, failure));
    }
  };
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
    const { signal, onProgress } = params.meta ?? {};
    const body = updateBody(kind, params.data, previous);
    const answer = await change(kind, previous, { method: 'PATCH', path, body, signal, onProgress });
    // Publishing may have answered while the update was under way: merge into what is known now.
    const record = mergeRecord(kind, lastKnown(resource, { id: params.id, previousData: previous }), params.data, answer);
    return { data: recordAs<T>(updateHeld(resource, record)) };
  };

  const setPublication = async (resource: string, params: Target, isPublished: boolean) => {
    const kind = kindOf(resource);
    const path = publicationPath(kind.name, String(params.id), isPublished);
    const answer = await change(kind, lastKnown(resource, params), { method: 'PATCH', path });
    const publishedAt = isPublished ? new Date().toISOString() : null;
    const record = { ...lastKnown(resource, params), isPublished, publishedAt };
    return { data: updateHeld(resource, mergeRecord(kind, record, {}, answer)) };
  };

  const remove = async <T extends RaRecord>(resource: string, params: Target) => {
    const kind = kindOf(resource);
    const gone = lastKnown(resource, params);
    // Of the row that the person saw: what is held may be newer, and was not asked about.
    const asSeen = { ...gone, version: versionOf(params.previousData ?? {}) ?? gone.version };
    await change(kind, asSeen, { method: 'DELETE', path: `${kind.write}/${encodeURIComponent(params.id)}` });
    if (held.get(resource)?._id === gone._id) held.release(resource);
    return { data: recordAs<T>(gone) };
  };

  const setPlaylistSong = async (action: 'add' | 'remove', params: SongInPlaylist) => {
    const [playlistId, songId] = [String(params.playlistId), String(params.songId)];
    const answer = toRecord(await patch(playlistSongPath(playlistId, action, songId)));
    const playlist = held.get('playlists');
    if (playlist?._id === playlistId) {
      const own: Values = answer?._id === playlistId ? answer : {};
      const { songs = songsAfter(playlist, action, songId).songs } = own;
      // With somebody else's change in it the next save has to hear of that: the version stays the one that is known.
      held.hold('playlists', { ...playlist, ...(isNext(playlist, own) ? own : {}), ...(songs === undefined ? {} : { songs }) });
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
    resetUserPassword: async ({ userId }: { userId: Identifier }) => {
      const data = toRecord(await patch(generatePasswordPath(String(userId))));
      const user = held.get('users');
      if (data && user?._id === data._id && isNext(user, data)) held.hold('users', { ...user, ...data });
      return { data };
    },
  };
};
