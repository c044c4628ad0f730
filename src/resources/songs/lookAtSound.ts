import type { DataProvider, RaRecord } from 'react-admin';
import { fold } from '../../contract/fold';
import { KINDS, type LookupName, recordName } from '../../contract/kinds';
import { SEARCH_LIMIT } from '../../contract/limits';
import type { CatalogueRow } from '../../import/catalogue';
import { isNamedByFile } from '../../import/names';
import type { Importing } from '../../providers/importing/types';
import { referenceName } from '../../ui/fields/reference';

/** What a chosen sound file tells of the song that it is to be. */
export interface SoundFacts {
  /** As it is tagged; a file's name is no title. */
  title?: string;
  /** The one record that the pickers would find under the tagged name. */
  artist?: RaRecord;
  album?: RaRecord;
  /** A song that has these very bytes. */
  same?: CatalogueRow;
}

interface Sources {
  loadImporting: () => Promise<Pick<Importing, 'filesOf' | 'readFiles' | 'catalogue'>>;
  dataProvider: Pick<DataProvider, 'getList'>;
  signal: AbortSignal;
}

const isSame = (one: string, other: string) => fold(one) === fold(other);

/** What can't be had is not told. */
const orNothing = <T>(asked: Promise<T>): Promise<T | undefined> => asked.catch(() => undefined);

/**
 * Reads a chosen sound's tags and bytes, and looks for what is there of it. What can't be read, found or asked is left out: a hint that can't
 * be had is none. Rejects where the program for it can't be loaded, or with the signal's reason.
 * @param tell called with what is known so far, each time of all
 */
export const lookAtSound = async (
  file: File,
  { loadImporting, dataProvider, signal }: Sources,
  tell: (facts: SoundFacts) => void,
): Promise<void> => {
  const { filesOf, readFiles, catalogue } = await loadImporting();
  const { sounds } = await filesOf([file], signal);
  const [facts] = await readFiles(sounds, { signal });
  if (facts === undefined || facts.fault !== undefined) return;
  let known: SoundFacts = isNamedByFile(facts) ? {} : { title: facts.title };
  tell(known);

  const only = async (kind: LookupName, name: string | undefined, fits: (record: RaRecord) => boolean = () => true) => {
    if (name === undefined) return undefined;
    const asked = { filter: { lookup: name }, pagination: { page: 1, perPage: SEARCH_LIMIT } };
    const { data } = await dataProvider.getList<RaRecord>(kind, { ...asked, sort: { field: 'id', order: 'ASC' }, signal });
    const found = data.filter((record) => isSame(recordName(KINDS[kind], record), name) && fits(record));
    return found.length === 1 ? found[0] : undefined;
  };
  const owner = facts.albumArtist ?? facts.artist;
  const isOwn = (album: RaRecord) => owner === undefined || isSame(referenceName(album, 'artist', 'artists'), owner);
  const add = async (more: Promise<SoundFacts | undefined>) => {
    const found = await orNothing(more);
    known = { ...known, ...found };
    if (!signal.aborted) tell(known);
  };
  await Promise.all([
    add(catalogue.sameSongs(facts.sha256).then((rows) => ({ same: rows?.[0] }))),
    add(only('artists', facts.artist).then((artist) => ({ artist }))),
    add(only('albums', facts.album, isOwn).then((album) => ({ album }))),
  ]);
};
