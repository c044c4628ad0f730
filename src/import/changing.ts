import { importing } from '../messages/importing';
import type { Attempt } from './attempts';
import { CallFailure, type Catalogue, type CatalogueRow } from './catalogue';
import { pictureOf } from './covers';
import type { Journal } from './journal';
import { lacksOf } from './matching';
import type { PlannedSong } from './planned';

/** A song that is there, and the file that has to do with it. */
export type SongThere = PlannedSong & { id: string };

interface Ports {
  catalogue: Catalogue;
  attempt: Attempt;
  journal: Journal;
  /** Bytes of the body sent so far. */
  onSent?: (bytes: number) => void;
  signal?: AbortSignal;
}

const CHANGED_MEANWHILE = 412;
/** Somebody at work on the same song saves it now and then; what changes it more often is a program. */
const MOST_TRIES = 5;

/** Whether a song has this very file: sent again it would be a change of nothing. Where the server can't tell, the plan knows. */
const hasFile = async ({ id, sha256, state }: SongThere, { catalogue, attempt }: Ports) => {
  const same = await attempt(() => catalogue.sameSongs(sha256));
  return same === undefined ? state === 'there' : same.some(({ _id }) => _id === id);
};

/** The fields to send for what a song has none of; its cover also without being asked, as it takes no change without one. */
const emptyOf = async (song: SongThere, row: CatalogueRow, known: References | undefined, isReplaced: boolean) => {
  const lacks = lacksOf(row);
  const fields = Object.fromEntries(
    (['artist', 'album'] as const).flatMap((field) => {
      const id = known?.[field];
      return id !== undefined && lacks.includes(field) ? [[field, id] as const] : [];
    }),
  );
  const isChanged = isReplaced || (known !== undefined && (lacks.includes('cover') || Object.keys(fields).length > 0));
  if (!isChanged || !lacks.includes('cover')) return { isChanged, fields, files: {} };
  const coverArt = await pictureOf(song.cover);
  return coverArt && { isChanged, fields, files: { coverArt } };
};

type References = Partial<Record<'artist' | 'album', string>>;

/**
 * Gives a song that is there this file, where that was chosen, and what it has none of. Reads it before, and again where somebody changes it
 * meanwhile: nothing of theirs is sent over, and a file that they have put there stays. What is so already is not sent again.
 * @param known ids of what it is filled with; undefined where it is not to be filled
 * @returns what became of it. Rejects as `Catalogue.update`, with CallFailure in words where the song is gone or another
 */
export const changeSong = async (song: SongThere, known: References | undefined, ports: Ports) => {
  const { catalogue, attempt, journal, onSent, signal } = ports;
  const { id, file, sha256, choice } = song;
  const done = async (outcome: 'replaced' | 'filled' | 'skipped', ...notes: string[]) => {
    if (outcome === 'replaced') await journal.append({ step: 'made', kind: 'songs', key: sha256, id });
    return { id, outcome, notes };
  };
  let before: CatalogueRow | undefined;
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const row = await attempt(() => catalogue.song(id));
    if (row === undefined) throw new CallFailure(importing.songGone, 404);
    const isThere = choice === 'replace' && (await hasFile(song, ports));
    const isReplaced = choice === 'replace' && !isThere;
    // An answer that was lost on the way: it was done all the same.
    if (isThere && before !== undefined) return done('replaced');
    if (isReplaced && before !== undefined && before.fileUrl !== row.fileUrl) throw new CallFailure(importing.otherFile, 412);
    const empty = await emptyOf(song, row, known, isReplaced);
    if (empty === undefined) {
      if (isReplaced) throw new CallFailure(importing.needsCover, 400);
      return done('skipped', importing.needsCover);
    }
    if (!empty.isChanged) return isThere ? done('skipped', importing.hasFile) : done(before === undefined ? 'skipped' : 'filled');
    const change = {
      ...({ kind: 'songs', id, onSent, signal, fields: empty.fields } as const),
      files: { ...empty.files, ...(isReplaced && { fileUrl: { source: file } }) },
      isPublished: row.isPublished === true,
      ...(typeof row.version === 'number' && { version: row.version }),
    };
    before = row;
    try {
      await attempt(() => catalogue.update(change));
      return await done(isReplaced ? 'replaced' : 'filled');
    } catch (error) {
      if (!(error instanceof CallFailure) || error.status !== CHANGED_MEANWHILE) throw error;
    }
  }
  throw new CallFailure(importing.busySong, CHANGED_MEANWHILE);
};
