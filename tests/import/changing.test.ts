import { describe, expect, it } from 'vitest';
import { createAttempts } from '../../src/import/attempts';
import { carryOut, type Ports, type Result } from '../../src/import/carryOut';
import { CallFailure, type CatalogueRow, type Change } from '../../src/import/catalogue';
import { plainPicture } from '../../src/import/covers';
import { choose } from '../../src/import/edits';
import type { Facts } from '../../src/import/facts';
import { foretell } from '../../src/import/foretell';
import { makePlan } from '../../src/import/plan';
import type { Choice } from '../../src/import/planned';
import { catalogueOf, factsOf, journalOf, sha256Of, sourceOf } from '../world/importing';

const attempt = createAttempts({ signIn: async () => {}, wait: async () => {} });
const cover = { file: sourceOf('cover.png', Buffer.from(plainPicture().bytes)), embedded: false, type: 'image/png' };
const ARTISTS = [
  { _id: 'x', stageName: 'X' },
  { _id: 'y', stageName: 'Y' },
];
const SONG = { _id: 's', title: 'One', artist: ARTISTS[0], album: null, fileUrl: 'old.mp3', coverArt: 'c.jpg', version: 3 };
const BARE = { ...SONG, artist: null, coverArt: null };
const KNOWN = { title: 'One', artist: 'X', album: 'A', cover } as const;

interface Case {
  song?: CatalogueRow;
  files?: readonly Facts[];
  /** The bytes that the song has; undefined where the server can't tell. */
  holds?: string | false;
  fill?: boolean;
  choice?: Choice;
  /** Somebody's, or the line's doing at so many changes that were sent. */
  meanwhile?: (song: Record<string, unknown>, change: Change, take: () => void) => void;
  gone?: boolean;
}

/** Carries out what files are to a catalogue with one song: what was sent, what became of each, what was foretold. */
const run = async ({ song = SONG, files, holds = 'other', fill, choice, meanwhile, gone }: Case) => {
  const row: Record<string, unknown> & { _id: string } = { ...song };
  const same = { s: holds === false ? '' : sha256Of(holds) };
  const sent: Change[] = [];
  const catalogue = {
    ...catalogueOf({ artists: ARTISTS, songs: [row] }, same),
    ...(holds === false && { sameSongs: async () => undefined }),
    song: async () => (gone ? undefined : { ...row }),
    create: async ({ kind, fields }: { kind: string; fields: object }) => ({ _id: [kind, ...Object.values(fields)].join(' ') }),
    update: async (change: Change) => {
      sent.push(change);
      const take = () => {
        if (change.version !== row.version) throw new CallFailure('Changed.', 412);
        Object.assign(row, { version: (change.version ?? 0) + 1 }, change.files.fileUrl && { fileUrl: 'new.mp3' });
        if (change.files.fileUrl) same.s = sha256Of('1.mp3');
      };
      meanwhile?.(row, change, take);
      take();
      return { _id: 's' };
    },
  };
  const facts = files ?? [factsOf('1.mp3', KNOWN)];
  const made = holds === false ? new Map([[sha256Of('1.mp3'), 's']]) : undefined;
  const first = await makePlan({ facts, pictures: [], catalogue, attempt, ...(made && choice !== 'replace' && { made }) });
  const plan = choice === undefined ? first : choose(first, first.songs, choice);
  const journal = journalOf();
  const ports: Ports = { catalogue, attempt, journal, digest: async (text) => sha256Of(text), run: 'r', publish: true, fill };
  const told = (results: readonly Result[]) =>
    results.map(({ name, outcome, notes }) => [name, outcome, ...(notes.length > 0 ? [notes.join(' ')] : [])].join(': '));
  return {
    foretold: told(foretell(plan, { fill })).map((line) => line.split(': ').slice(0, 2).join(': ')),
    told: told((await carryOut(plan, ports)).results).sort(),
    sent: sent.map(({ version, fields, files: upload }) => [version, ...Object.values(fields), ...Object.keys(upload)].join(' ')),
    flags: sent.map(({ isPublished }) => isPublished),
    journal: journal.entries.filter((entry) => entry.step === 'made' && entry.kind === 'songs'),
  };
};

const LIKE = 'A song of this title, artist and length is already there: “One”.';
const THERE = 'This file is already there: “One”.';
const twice = [factsOf('1.mp3', KNOWN), factsOf('2.mp3', KNOWN)];

describe('a song that is there', () => {
  it.each<[string, Case, string[], string[]]>([
    ['is left, where nothing else is chosen', {}, [], [`1.mp3: skipped: ${LIKE}`]],
    ['gets the chosen file, and no other field', { choice: 'replace' }, ['3 fileUrl'], [`1.mp3: replaced: ${LIKE}`]],
    [
      'gets it over a change that somebody makes meanwhile, which stays',
      { choice: 'replace', meanwhile: (song, { version }) => Object.assign(song, version === 3 && { version: 4, title: 'Uno' }) },
      ['3 fileUrl', '4 fileUrl'],
      [`1.mp3: replaced: ${LIKE}`],
    ],
    [
      'gets it once where the answer is lost on the way',
      {
        choice: 'replace',
        meanwhile: (_song, { version }, take) => {
          if (version !== 3) return;
          take();
          throw new CallFailure('No answer.', 0);
        },
      },
      ['3 fileUrl', '3 fileUrl'],
      [`1.mp3: replaced: ${LIKE}`],
    ],
    [
      'keeps a file that somebody puts there meanwhile',
      { choice: 'replace', meanwhile: (song) => Object.assign(song, { version: 4, fileUrl: 'theirs.mp3' }) },
      ['3 fileUrl'],
      [
        `1.mp3: refused: ${LIKE} Somebody has given the song another file meanwhile. Look at it, and import this one again if it is still the better one.`,
      ],
    ],
    [
      'that changes all the time is given up',
      { choice: 'replace', meanwhile: (song) => Object.assign(song, { version: Number(song.version) + 1 }) },
      [3, 4, 5, 6, 7].map((version) => `${version} fileUrl`),
      [`1.mp3: refused: ${LIKE} The song changes all the time. Import the file again later.`],
    ],
    [
      'is not sent its own file again',
      { choice: 'replace', holds: '1.mp3' },
      [],
      [`1.mp3: skipped: ${THERE} The song has this very file already.`],
    ],
    [
      'gets the first of two files that are like it',
      { choice: 'replace', files: twice },
      ['3 fileUrl'],
      [`1.mp3: replaced: ${LIKE}`, `2.mp3: skipped: ${LIKE} The song gets another file of this import: 1.mp3.`],
    ],
    [
      'and has gone by now is a refusal',
      { choice: 'replace', gone: true },
      [],
      [`1.mp3: refused: ${LIKE} The song is gone: somebody has deleted it meanwhile.`],
    ],
    [
      'without a cover gets the one of the file with it, as it takes no change without',
      { choice: 'replace', song: { ...SONG, coverArt: null } },
      ['3 coverArt fileUrl'],
      [`1.mp3: replaced: ${LIKE}`],
    ],
    [
      'without a cover takes no file that has none',
      { choice: 'replace', song: { ...SONG, coverArt: null }, files: [factsOf('1.mp3', { title: 'One', artist: 'X' })] },
      [],
      [`1.mp3: refused: ${LIKE} The song has no cover, without which it takes no change, and there is none for it here.`],
    ],
    ['keeps its empty fields, where nobody asked', { song: BARE, holds: '1.mp3' }, [], [`1.mp3: skipped: ${THERE}`]],
    [
      'gets what it has none of, when that is asked for',
      { song: BARE, holds: '1.mp3', fill: true },
      ['3 x albums A x coverArt'],
      ['A: created', `1.mp3: filled: ${THERE}`],
    ],
    [
      'keeps what it has, and what somebody gives it meanwhile',
      {
        song: { ...BARE, artist: ARTISTS[1] ?? null },
        holds: '1.mp3',
        fill: true,
        meanwhile: (song, { version }) => Object.assign(song, version === 3 && { version: 4, coverArt: 'theirs.jpg' }),
      },
      ['3 albums A x coverArt', '4 albums A x'],
      ['A: created', `1.mp3: filled: ${THERE}`],
    ],
    [
      'is filled with nothing, where all is there',
      { song: { ...SONG, album: 'a' }, holds: '1.mp3', fill: true },
      [],
      [`1.mp3: skipped: ${THERE}`],
    ],
    [
      'is filled by what an earlier run noted, too',
      { song: { ...BARE, album: 'a' }, holds: false, fill: true },
      ['3 x coverArt'],
      [`1.mp3: filled: ${THERE}`],
    ],
    ['that only may be the same is not filled', { fill: true, song: { ...SONG, album: null } }, [], [`1.mp3: skipped: ${LIKE}`]],
    [
      'is filled as it gets another file',
      { choice: 'replace', fill: true },
      ['3 albums A x fileUrl'],
      ['A: created', `1.mp3: replaced: ${LIKE}`],
    ],
  ])('%s', async (_what, asked, sent, told) => {
    const done = await run(asked);
    expect(done).toMatchObject({ sent, told: [...told].sort() });
    const isWhole = told.every((line) => !line.includes('refused') && !line.includes('another file'));
    if (isWhole && !asked.meanwhile && asked.holds !== '1.mp3')
      expect(done.foretold).toEqual(
        told.map((line) =>
          line
            .replace(': created', ': would create')
            .replace(': replaced', ': would replace')
            .replace(': filled', ': would fill')
            .split(': ')
            .slice(0, 2)
            .join(': '),
        ),
      );
  });

  it('is known to have the file from then on, and stays published or not as it was', async () => {
    const { journal, flags } = await run({ choice: 'replace', song: { ...SONG, isPublished: true } });
    expect(journal).toEqual([{ step: 'made', kind: 'songs', key: sha256Of('1.mp3'), id: 's' }]);
    expect(flags).toEqual([true]);
  });
});
