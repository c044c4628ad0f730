import { HttpError } from 'react-admin';
import { SAME_SONGS_PATH } from '../../contract/endpoints';
import { KINDS } from '../../contract/kinds';
import { CallFailure, type Catalogue, type CatalogueRow, type Creation, retryAfterOf, type Upload } from '../../import/catalogue';
import { common } from '../../messages/common';
import { createBody } from '../formData';
import { asText, isObject, toRecord, toRecords } from '../parse';
import type { Http, HttpRequest, Session } from '../types';
import { ChosenSource } from './chosenFile';

const UNAUTHORIZED = 401;
const NO_ANSWER = 0;

const waitOf = (error: HttpError) =>
  'retryAfter' in error && typeof error.retryAfter === 'string' ? retryAfterOf(error.retryAfter) : undefined;
const fieldOf = ({ body }: HttpError) => (isObject(body) ? asText(body.field) : undefined);

/** A chosen file as it lies on the disk. Rejects with Unreadable. */
const fileOf = async (upload: Upload): Promise<File> => {
  if (!('source' in upload)) return new File([new Uint8Array(upload.bytes)], upload.name, { type: upload.type });
  const { source } = upload;
  if (!(source instanceof ChosenSource)) throw new Error(`${source.path} was not chosen in this browser`);
  await source.requireReadable();
  return source.file;
};

/** The console's own calls, as an import needs them: of the one who is signed in, whoever that is at each call. */
export const createBrowserCatalogue = ({ http, session }: { http: Http; session: Pick<Session, 'token'> }): Catalogue => {
  const request = async (asked: HttpRequest): Promise<unknown> => {
    const token = session.token();
    try {
      return (await http.request<unknown>(asked)).data;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      // Somebody has signed in anew meanwhile: nothing more is needed than to send it again.
      const isOutdated = error.status === UNAUTHORIZED && session.token() !== token;
      throw new CallFailure(error.message, isOutdated ? NO_ANSWER : error.status, fieldOf(error), waitOf(error));
    }
  };
  /** By the code that sends the console's forms, so that a file goes from the disk as it is sent. */
  const sendForm = async (
    asked: HttpRequest,
    { kind, fields, files, onSent, signal }: Pick<Creation, 'kind' | 'fields' | 'files' | 'onSent' | 'signal'>,
    isPublished: boolean,
  ) => {
    const values: Record<string, unknown> = { ...fields };
    let bytes = 0;
    for (const [name, upload] of Object.entries(files)) {
      if (!upload) continue;
      const rawFile = await fileOf(upload);
      values[name] = { rawFile, src: '', title: rawFile.name };
      bytes += rawFile.size;
    }
    const onProgress = onSent && ((fraction: number) => onSent(Math.round(fraction * bytes)));
    try {
      return await request({ ...asked, body: createBody(KINDS[kind], values, isPublished), onProgress, signal });
    } catch (error) {
      // What looks like a lost line may be a file that went while it was sent.
      const isLost = error instanceof CallFailure && error.status === NO_ANSWER && !signal?.aborted;
      if (isLost) for (const upload of Object.values(files)) if (upload) await fileOf(upload);
      throw error;
    }
  };
  const rowOf = (data: unknown): CatalogueRow => {
    const row = toRecord(data);
    if (!row) throw new CallFailure(common.error.unknown, 500);
    return row;
  };
  const orNothing = (statuses: readonly number[]) => (error: unknown) => {
    if (error instanceof CallFailure && statuses.includes(error.status)) return undefined;
    throw error;
  };

  return {
    search: async (kind, key) => {
      const { search, searchTerm } = KINDS[kind];
      return toRecords(await request({ method: 'GET', path: search, query: { [searchTerm]: key } }));
    },
    sameSongs: async (...sha256s) => {
      const query = { sha256: sha256s.join(',') };
      const rows = await request({ method: 'GET', path: SAME_SONGS_PATH, query }).catch(orNothing([404, 405]));
      return rows === undefined ? undefined : toRecords(rows);
    },
    song: async (id) => {
      const path = `${KINDS.songs.list}/${encodeURIComponent(id)}`;
      const row = await request({ method: 'GET', path }).catch(orNothing([404]));
      return row === undefined ? undefined : rowOf(row);
    },
    create: async (creation) => {
      const { kind, publish, idempotencyKey } = creation;
      const path = publish ? `${KINDS[kind].write}/publish` : KINDS[kind].write;
      return rowOf(await sendForm({ method: 'POST', path, idempotencyKey }, creation, publish));
    },
    update: async (change) => {
      const { kind, id, isPublished, version } = change;
      const path = `${KINDS[kind].write}/${encodeURIComponent(id)}`;
      return toRecord(await sendForm({ method: 'PATCH', path, version }, change, isPublished)) ?? { _id: id };
    },
  };
};
