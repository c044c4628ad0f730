import { KINDS } from '../contract/kinds';
import { importing, say } from '../messages/importing';
import { type Attempt, inChannels, Stopped } from './attempts';
import { CallFailure, type Catalogue, type ImportedKind, type Upload } from './catalogue';
import { changeSong } from './changing';
import { type Picture, pictureOf, plainPicture } from './covers';
import type { Journal } from './journal';
import { fillsOf, mayFill, neededOf } from './needed';
import type { Plan, PlannedAlbum, PlannedArtist, PlannedSong } from './planned';
import { Unreadable } from './source';

export interface Result {
  kind: ImportedKind;
  /** Of a song its file's path, else the name. */
  name: string;
  /** Of an artist or album, as the plan has it. */
  key?: string;
  outcome:
    | 'created'
    | 'replaced'
    | 'filled'
    | 'would create'
    | 'would replace'
    | 'would fill'
    | 'skipped'
    | 'refused'
    | 'not tried';
  id?: string;
  /** Sentences: why it was refused or skipped, what was left out. */
  notes: string[];
  song?: PlannedSong;
}

export interface Ports {
  catalogue: Catalogue;
  attempt: Attempt;
  journal: Journal;
  /** SHA-256 of a text, in hex. */
  digest: (text: string) => Promise<string>;
  /** The run that these steps belong to. */
  run: string;
  publish: boolean;
  /** Songs that are there get the artist, album and cover of which they have none, where the plan knows them. */
  fill?: boolean;
  onResult?: (result: Result) => void;
  /** Bytes of a song's upload so far. */
  onSent?: (song: PlannedSong, bytes: number) => void;
  /** Awaited before each step: a pause holds it back. */
  gate?: () => Promise<void>;
  signal?: AbortSignal;
}

/** Uploads at a time: one is checked by the server while the other is on its way. */
const CHANNELS = 2;

type Made = Pick<Result, 'id' | 'notes'> & Partial<Pick<Result, 'outcome'>>;
type Step = Pick<Parameters<Catalogue['create']>[0], 'kind' | 'fields'> & {
  key: string;
  files: Record<string, Upload | undefined>;
  content: string;
  onSent?: (bytes: number) => void;
};

const refusal = (error: unknown): string | undefined => {
  if (error instanceof CallFailure) return error.message;
  if (error instanceof Unreadable) return say(importing.unreadable, { reason: error.message });
  return undefined;
};

/** Creates one record, once: the same step of the same run has the same key. */
const create = async (step: Step, { catalogue, attempt, journal, digest, run, publish, signal }: Ports): Promise<string> => {
  const { kind, fields, files, key, content, onSent } = step;
  const idempotencyKey = `import-${await digest(JSON.stringify([run, kind, publish, Object.entries(fields).sort(), content]))}`;
  const { _id: id } = await attempt(() => catalogue.create({ kind, fields, files, publish, idempotencyKey, onSent, signal }));
  await journal.append({ step: 'made', kind, key, id });
  return id;
};

/** With its picture, or where that is refused with `instead`, and a sentence that says so. */
const createPictured = async (
  step: Step,
  field: string,
  picture: Picture | undefined,
  instead: Picture | undefined,
  ports: Ports,
): Promise<Made> => {
  const sentAs = KINDS[step.kind].files[field]?.sentAs;
  const withPicture = (file: Picture | undefined) =>
    create(
      {
        ...step,
        files: { ...step.files, [field]: file },
        content: `${step.content} ${file ? `${file.type} ${file.bytes.length}` : ''}`,
      },
      ports,
    );
  const missing = instead === undefined || picture !== undefined ? [] : [importing.noPicture];
  try {
    return { id: await withPicture(picture ?? instead), notes: missing };
  } catch (error) {
    const isPicture = error instanceof CallFailure && error.field === sentAs && picture !== undefined;
    if (!isPicture) throw error;
    return { id: await withPicture(instead), notes: [say(importing.coverRefused, { reason: error.message })] };
  }
};

/**
 * Does what a plan says: creates the artists and albums that its songs need, then the songs, two at a time; gives songs that are there another
 * file, where that was chosen, and what they have none of, where `fill` is asked for. What is refused says why and stops nothing else; only a line that stays silent, or the signal, ends it before all was tried, and the rest then is 'not tried'.
 * @returns a result for each artist and album that was needed, and for each song
 */
export const carryOut = async (plan: Plan, ports: Ports): Promise<{ results: Result[]; stopped?: string }> => {
  const results: Result[] = [];
  const ids = new Map<string, string>();
  const faults = new Map<string, string>();
  let stopped: string | undefined;
  const tell = (result: Result) => {
    results.push(result);
    ports.onResult?.(result);
  };

  /** @param place where others find its id: 'artists' or 'albums' with the key */
  const tryOne = async (
    base: Pick<Result, 'kind' | 'name' | 'key' | 'song'>,
    notes: readonly string[],
    place: string,
    act: () => Promise<Made>,
  ) => {
    if (stopped !== undefined) return tell({ ...base, outcome: 'not tried', notes: [stopped] });
    try {
      await ports.gate?.();
      const made = await act();
      if (made.id !== undefined) ids.set(place, made.id);
      tell({ ...base, outcome: 'created', ...made, notes: [...notes, ...made.notes] });
    } catch (error) {
      const sentence = refusal(error);
      if (error instanceof Stopped) stopped ??= error.message;
      else if (sentence === undefined) throw error;
      faults.set(place, sentence ?? '');
      tell({ ...base, outcome: sentence === undefined ? 'not tried' : 'refused', notes: [...notes, sentence ?? stopped ?? ''] });
    }
  };

  const artist = async ({ key, name, picture, notes }: PlannedArtist) =>
    tryOne({ kind: 'artists', key, name }, notes, `artists ${key}`, async () =>
      createPictured(
        { kind: 'artists', key, fields: { stageName: name }, files: {}, content: '' },
        'photo',
        await pictureOf(picture),
        plainPicture(),
        ports,
      ),
    );
  const album = async ({ key, name, artist: owner, cover, notes }: PlannedAlbum) => {
    const fields = { name, artist: ids.get(`artists ${owner}`) };
    return tryOne({ kind: 'albums', key, name }, notes, `albums ${key}`, async () =>
      createPictured(
        { kind: 'albums', key, fields, files: {}, content: '' },
        'albumArt',
        await pictureOf(cover),
        plainPicture(),
        ports,
      ),
    );
  };
  const song = async (each: PlannedSong) => {
    const { file, title, sha256, cover, notes } = each;
    const base = { kind: 'songs', name: file.path, song: each } as const;
    if (each.state === 'unusable') return tell({ ...base, outcome: 'refused', notes: [...notes, each.fault ?? ''] });
    const [artistPlace, albumPlace] = [`artists ${each.artist}`, `albums ${each.album}`];
    const [noArtist, noAlbum] = [faults.get(artistPlace), faults.get(albumPlace)];
    const lacking = [
      ...(noArtist === undefined ? [] : [say(importing.noArtist, { reason: noArtist })]),
      ...(noAlbum === undefined ? [] : [say(importing.noAlbum, { reason: noAlbum })]),
    ];
    if (each.choice !== 'import') return change(each, lacking);
    // Half a song would have to be mended by hand; the next run makes it whole.
    if (lacking.length > 0 && stopped === undefined) return tell({ ...base, outcome: 'refused', notes: [...notes, ...lacking] });
    const fields = { title, artist: ids.get(artistPlace), album: ids.get(albumPlace) };
    const step = { kind: 'songs', key: sha256, fields, files: { fileUrl: { source: file } }, content: sha256 } as const;
    return tryOne(base, notes, `songs ${sha256}`, async () =>
      createPictured(
        { ...step, onSent: (bytes) => ports.onSent?.(each, bytes) },
        'coverArt',
        await pictureOf(cover),
        undefined,
        ports,
      ),
    );
  };

  /** A song that is there: its file, where this one replaces it, and what it has none of. */
  const change = async (each: PlannedSong, lacking: readonly string[]) => {
    const { id, file, choice, notes, artist: artistKey, album: albumKey } = each;
    const base = { kind: 'songs', name: file.path, song: each } as const;
    const fills = ports.fill === true && mayFill(each);
    const other = id !== undefined && choice === 'replace' ? replacing.get(id) : undefined;
    if (other !== undefined && other !== each)
      return tell({ ...base, outcome: 'skipped', id, notes: [...notes, say(importing.replacedBy, { path: other.file.path })] });
    if (id === undefined || (other === undefined && !(fills && fillsOf(each).length > 0)))
      return tell({ ...base, outcome: 'skipped', id, notes });
    const known = fills ? { artist: ids.get(`artists ${artistKey}`), album: ids.get(`albums ${albumKey}`) } : undefined;
    return tryOne(base, fills ? [...notes, ...lacking] : notes, `songs ${each.sha256}`, () =>
      changeSong({ ...each, id }, known, { ...ports, onSent: (bytes) => ports.onSent?.(each, bytes) }),
    );
  };

  // Of several files for one song the first is it.
  const replacing = new Map<string, PlannedSong>();
  for (const each of plan.songs)
    if (each.choice === 'replace' && each.id !== undefined && !replacing.has(each.id)) replacing.set(each.id, each);
  for (const { key, id } of plan.artists) if (id !== undefined) ids.set(`artists ${key}`, id);
  for (const { key, id } of plan.albums) if (id !== undefined) ids.set(`albums ${key}`, id);
  const { artists, albums } = neededOf(plan, ports.fill);

  await ports.journal.append({ step: 'begin', run: ports.run });
  await inChannels(artists, CHANNELS, artist);
  await inChannels(albums, CHANNELS, album);
  await inChannels(plan.songs, CHANNELS, song);
  if (stopped === undefined) await ports.journal.append({ step: 'end' });
  return { results, ...(stopped === undefined ? {} : { stopped }) };
};
