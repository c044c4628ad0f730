import { SAME_SONGS_LIMIT } from '../contract/limits';
import { type Attempt, askingOnce, inChannels } from './attempts';
import { CallFailure, type Catalogue, type CatalogueRow } from './catalogue';

/** Of a server that takes one SHA-256 alone, or of something before it that takes no address so long. */
const TAKES_ONE = [400, 414, 431];

/** What one list is answered with, by SHA-256; undefined where a song is not of what was asked for: then it was no list to the server. */
const sortedOut = (rows: readonly CatalogueRow[], asked: readonly string[]) => {
  const found = new Map<string, CatalogueRow | undefined>(asked.map((sha256) => [sha256, undefined]));
  for (const row of rows) {
    if (typeof row.sha256 !== 'string' || !found.has(row.sha256)) return undefined;
    found.set(row.sha256, found.get(row.sha256) ?? row);
  }
  return found;
};

/**
 * Finds songs by the bytes of their files: by lists where the server takes such, else one by one, and where it knows nothing of bytes by what
 * earlier runs made. What is known is not asked again.
 * @param made songs that an earlier run created, by the SHA-256 of their files
 */
export const createSameFiles = (catalogue: Catalogue, attempt: Attempt, made: ReadonlyMap<string, string>) => {
  const known = new Map<string, CatalogueRow | undefined>();
  const once = askingOnce<CatalogueRow | undefined>();
  let [tellsSame, takesMany] = [true, true];

  const askMany = async (sha256s: readonly string[]) => {
    const rows = await attempt(() => catalogue.sameSongs(...sha256s)).catch((error: unknown) => {
      if (!(error instanceof CallFailure) || !TAKES_ONE.includes(error.status)) throw error;
      takesMany = false;
      return [];
    });
    const found = rows && sortedOut(rows, sha256s);
    tellsSame &&= rows !== undefined;
    takesMany &&= found !== undefined;
    if (takesMany) for (const [sha256, row] of found ?? []) known.set(sha256, row);
  };
  const askOne = async (sha256: string): Promise<CatalogueRow | undefined> => {
    if (tellsSame) {
      const rows = await attempt(() => catalogue.sameSongs(sha256));
      if (rows !== undefined) return rows[0];
      tellsSame = false;
    }
    const id = made.get(sha256);
    return id === undefined ? undefined : attempt(() => catalogue.song(id));
  };

  return {
    /** Asks for many at once. @param channels calls at a time, once the first has shown that the server takes a list */
    learn: async (sha256s: readonly string[], channels: number): Promise<void> => {
      const unknown = [...new Set(sha256s)].filter((sha256) => !known.has(sha256));
      const lists = Array.from({ length: Math.ceil(unknown.length / SAME_SONGS_LIMIT) }, (_, index) =>
        unknown.slice(index * SAME_SONGS_LIMIT, (index + 1) * SAME_SONGS_LIMIT),
      );
      const learn = async (list: readonly string[]) => {
        // One alone is asked for where it is needed, which every server takes.
        if (tellsSame && takesMany && list.length > 1) await askMany(list);
      };
      await inChannels(lists.slice(0, 1), 1, learn);
      await inChannels(lists.slice(1), channels, learn);
    },
    /** The song whose file has these bytes, the newest where there are several. */
    of: async (sha256: string): Promise<CatalogueRow | undefined> =>
      known.has(sha256) ? known.get(sha256) : once(sha256, () => askOne(sha256)),
  };
};
