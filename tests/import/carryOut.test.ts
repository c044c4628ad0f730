import { describe, expect, it } from 'vitest';
import { createAttempts } from '../../src/import/attempts';
import { carryOut, type Ports } from '../../src/import/carryOut';
import { CallFailure, type Catalogue, type Creation } from '../../src/import/catalogue';
import { plainPicture } from '../../src/import/covers';
import { historyOf, type JournalEntry } from '../../src/import/journal';
import { makePlan } from '../../src/import/plan';
import { reportOf } from '../../src/import/report';
import { Unreadable } from '../../src/import/source';
import { catalogueOf, factsOf, journalOf, sha256Of, sourceOf } from '../world/importing';

type Answer = (creation: Creation, times: number) => void;
const nameOf = ({ kind, fields }: Creation) => `${kind} ${fields.stageName ?? fields.name ?? fields.title}`;

/** Takes creates, unless `answer` throws for one; the same key gets the same record. */
const taking = (answer: Answer = () => {}) => {
  const sent: Creation[] = [];
  const made = new Map<string, string>();
  const create: Catalogue['create'] = async (creation) => {
    sent.push(creation);
    answer(creation, sent.filter((one) => nameOf(one) === nameOf(creation)).length);
    const id = made.get(creation.idempotencyKey) ?? nameOf(creation);
    made.set(creation.idempotencyKey, id);
    return { _id: id };
  };
  return { catalogue: { ...catalogueOf(), create }, sent, made };
};

const cover = { file: sourceOf('cover.png', Buffer.from(plainPicture().bytes)), embedded: false, type: 'image/png' };
const FACTS = [
  factsOf('1.mp3', { title: 'One', artist: 'X', album: 'A', cover }),
  factsOf('2.mp3', { title: 'Two', artist: 'X', album: 'A' }),
  factsOf('3.mp3', { title: 'Three', fault: 'It is empty.' }),
];

const run = async (server: ReturnType<typeof taking>, more: Partial<Ports> = {}, signIn = async () => {}) => {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  const attempt = createAttempts({ signIn, wait });
  const journal = journalOf();
  const plan = await makePlan({ facts: FACTS, pictures: [], catalogue: server.catalogue, attempt });
  const digest = async (text: string) => sha256Of(text);
  const ports = { catalogue: server.catalogue, attempt, journal, digest, run: 'run', publish: false, ...more };
  const { results, stopped } = await carryOut(plan, ports);
  return {
    results,
    stopped,
    waits,
    journal,
    told: results.map(({ name, outcome, notes }) => [name, outcome, ...notes].join(': ')),
  };
};

const ALL_MADE = ['X: created', 'A: created', '1.mp3: created', '2.mp3: created', '3.mp3: refused: It is empty.'];

describe('an import', () => {
  it('makes artists, then albums, then songs, with their references and pictures', async () => {
    const server = taking();
    const { told, journal } = await run(server);
    expect(told.sort()).toEqual([...ALL_MADE].sort());
    expect(
      server.sent.map((one) => [nameOf(one), one.fields.artist, one.fields.album, Object.keys(one.files).sort().join()]),
    ).toEqual([
      ['artists X', undefined, undefined, 'photo'],
      ['albums A', 'artists X', undefined, 'albumArt'],
      ['songs One', 'artists X', 'albums A', 'coverArt,fileUrl'],
      ['songs Two', 'artists X', 'albums A', 'coverArt,fileUrl'],
    ]);
    expect(journal.entries.map(({ step }) => step)).toEqual(['begin', 'made', 'made', 'made', 'made', 'end']);
  });

  it.each<[string, number]>([
    ['a lost line', 0],
    ['a busy server', 503],
    ['too many calls', 429],
    ['a proxy', 502],
  ])('waits and tries again after %s', async (_what, status) => {
    const server = taking((creation, times) => {
      if (creation.fields.title === 'One' && times < 3)
        throw new CallFailure('No.', status, undefined, status === 429 ? 7_000 : undefined);
    });
    const { told, waits } = await run(server);
    expect(told.sort()).toEqual([...ALL_MADE].sort());
    expect(waits).toEqual(status === 429 ? [7_000, 7_000] : [500, 1_000]);
    const keys = server.sent.filter((one) => one.fields.title === 'One').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('stops where the server stays away, and says what was not tried', async () => {
    const server = taking(({ kind }) => {
      if (kind === 'songs') throw new CallFailure('No.', 0);
    });
    const { told, stopped, journal } = await run(server);
    expect(stopped).toBe('The server does not answer. Run the import again to go on where it was.');
    expect(told.filter((line) => line.includes('not tried'))).toHaveLength(2);
    expect(journal.entries.at(-1)).not.toEqual({ step: 'end' });
  });

  it('asks once to sign in again, and goes on', async () => {
    let signedIn = true;
    let asked = 0;
    const server = taking(({ kind }, times) => {
      if (kind === 'songs' && times === 1) signedIn = false;
      if (!signedIn) throw new CallFailure('Please sign in.', 401);
    });
    const { told } = await run(server, {}, async () => {
      asked += 1;
      await Promise.resolve();
      signedIn = true;
    });
    expect(told.sort()).toEqual([...ALL_MADE].sort());
    expect(asked).toBeLessThanOrEqual(2);
  });

  it.each<[string, Answer, string[]]>([
    [
      'a song',
      ({ fields }) => fields.title === 'One' && fail(422, 'Incomplete.'),
      ['1.mp3: refused: Incomplete.', '2.mp3: created'],
    ],
    [
      'a file that is gone',
      ({ fields }) => fields.title === 'One' && lost(),
      ['1.mp3: refused: The file can’t be read (it is gone).', '2.mp3: created'],
    ],
    [
      'an album',
      ({ kind }) => kind === 'albums' && fail(400, 'Too long.'),
      ['A: refused: Too long.', '1.mp3: refused: Its album was not created: Too long.'],
    ],
    [
      'a cover',
      ({ files }) => files.coverArt !== undefined && fail(422, 'No picture.', 'songCoverArt'),
      ['1.mp3: created: Without its picture: No picture.', '2.mp3: created: Without its picture: No picture.'],
    ],
  ])('says why %s is refused, and goes on', async (_what, answer, expected) => {
    const { told, stopped } = await run(taking(answer));
    expect(told).toEqual(expect.arrayContaining(expected));
    expect(stopped).toBeUndefined();
  });

  it('that goes on sends what was under way under the same key; a later one, and another file, under another', async () => {
    const keysOf = async (id: string) => {
      const server = taking();
      await run(server, { run: id });
      return server.sent.map(({ idempotencyKey }) => idempotencyKey).sort();
    };
    const [one, again, later] = [await keysOf('a'), await keysOf('a'), await keysOf('b')];
    expect(again).toEqual(one);
    expect(new Set([...one, ...later]).size).toBe(8);
  });

  it('is stopped by its signal, and held back by its gate', async () => {
    const stop = new AbortController();
    const gate = async () => stop.abort();
    const attempt = createAttempts({ signIn: async () => {}, wait: async () => {}, signal: stop.signal });
    const { told } = await run(taking(), { gate, attempt });
    expect(told[0]).toBe('X: not tried: The import was stopped. Run it again to go on where it was.');
  });
});

const fail = (status: number, message: string, field?: string) => {
  throw new CallFailure(message, status, field);
};
const lost = () => {
  throw new Unreadable('it is gone');
};

it.each<[string, JournalEntry[], object]>([
  ['nothing', [], { made: new Map() }],
  [
    'a run that was cut off',
    [
      { step: 'begin', run: 'a' },
      { step: 'made', kind: 'songs', key: 'k', id: 'i' },
    ],
    { run: 'a', made: new Map([['k', 'i']]) },
  ],
  ['a run that ended', [{ step: 'begin', run: 'a' }, { step: 'end' }], { made: new Map() }],
])('a journal of %s tells what goes on', (_what, entries, expected) => {
  expect(historyOf(entries)).toEqual(expected);
});

it('a report is CSV in which nothing is a formula', async () => {
  const { results } = await run(taking());
  const song = results.find(({ name }) => name === '1.mp3')?.song;
  const csv = reportOf([
    { kind: 'songs', name: '=1,"2".mp3', outcome: 'created', id: 'i', notes: ['A', 'B'], ...(song && { song }) },
  ]);
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(csv.slice(1)).toBe(`file,result,title,artist,album,id,notes\r\n"'=1,""2"".mp3",created,One,X,A,i,A B\r\n`);
});
