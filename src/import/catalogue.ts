import type { SourceFile } from './source';

export type ImportedKind = 'artists' | 'albums' | 'songs';

/** A record as the API answers it. */
export type CatalogueRow = Readonly<Record<string, unknown>> & { readonly _id: string };

/** What a create sends as a file: one from the folder, by slices, or a picture. */
export type Upload = { source: SourceFile } | { name: string; type: string; bytes: Uint8Array };

export interface Creation {
  kind: ImportedKind;
  /** Texts and ids by the record's own names; empty ones are left out. */
  fields: Readonly<Record<string, string | undefined>>;
  /** Files by the record's own names. */
  files: Readonly<Record<string, Upload | undefined>>;
  publish: boolean;
  /** Sent again, the create makes nothing new. */
  idempotencyKey: string;
  /** Bytes of the body sent so far. */
  onSent?: (bytes: number) => void;
  signal?: AbortSignal;
}

/** A change of a record: what is not named stays as it is. */
export interface Change extends Pick<Creation, 'kind' | 'fields' | 'files' | 'onSent' | 'signal'> {
  id: string;
  /** As last known, as every update carries it; a change never publishes. */
  isPublished: boolean;
  /** Of the record as it was read: another one by now, and nothing is changed. Undefined where the server counts none. */
  version?: number;
}

/** A call that failed: the status of the answer, 0 where none came; the message is the server's sentence. */
export class CallFailure extends Error {
  override name = 'CallFailure';
  constructor(
    message: string,
    readonly status: number,
    /** The wire name of the field at fault. */
    readonly field?: string,
    /** Milliseconds after which the server wants to be asked again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Who is refused for longer is told so before, and asks again. */
const LONGEST_WAIT = 60_000;

/** Milliseconds that a Retry-After says, in seconds or as a moment, a minute at most; undefined where it says nothing of use. */
export const retryAfterOf = (header: string | null | undefined): number | undefined => {
  const text = header?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_WAIT);
};

/** The calls of the API that an import needs. All reject with CallFailure, `create` and `update` with Unreadable, too. */
export interface Catalogue {
  search(kind: ImportedKind, key: string): Promise<CatalogueRow[]>;
  /**
   * Songs whose files have these bytes, asked for by one or several SHA-256s up to the contract's bound: of several the newest of each, which
   * tells its own as `sha256`. Undefined where the server can't tell (404). A server that takes one alone refuses several.
   */
  sameSongs(...sha256s: readonly string[]): Promise<CatalogueRow[] | undefined>;
  /** Undefined where there is no such song any more. */
  song(id: string): Promise<CatalogueRow | undefined>;
  create(creation: Creation): Promise<CatalogueRow>;
  /**
   * PATCH, multipart, with `If-Match: "<version>"` where there is one. Rejects with CallFailure of 412 where the record is another by now, of
   * 404 where it is gone. Resolves with what is known of the record then, which may be its id alone: an answer may lack its data.
   */
  update(change: Change): Promise<CatalogueRow>;
}
