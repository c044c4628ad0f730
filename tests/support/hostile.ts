import { setTimeout as wait } from 'node:timers/promises';
import { KINDS, RESOURCE_NAMES, type ResourceName } from '../../src/contract/kinds';
import { API_PATH } from '../../src/contract/limits';
import { createResetLink } from '../../src/server/credentials/resetLinks';
import { HOSTILE_SOUNDS } from '../world/files/hostile';
import { HOSTILE_PICTURES } from '../world/files/hostilePictures';
import { formOf, NAME_FIELDS, requiredBeside } from '../world/forms';
import { LONGEST_QUERY, type Places, TEXT_FIELDS, type TextField } from '../world/textCalls';
import { WORST } from '../world/values/long';
import { type Engine, fromElsewhere, onEachEngine, tokenOf } from './engines';
import { type Heartbeat, listenToHeart } from './heartbeat';

/**
 * Every text field of every call with a megabyte of each bad shape, and every file field with 8 MB of each, against the built server on both
 * engines, while somebody else asks /healthz. Fails where that one waits too long, and on any answer of a fault.
 */

const TEXT_BYTES = 1_000_000;
const FILE_BYTES = 8_000_000;
/** Milliseconds that /healthz may wait; on a machine with others on it, so many times the longest wait while nothing is sent. */
const LONGEST_WAIT = 250;
const OF_IDLE = 3;
/** Others on the machine make one look long, what hostile input costs makes each look so. */
const LOOKS = 4;
/** Only what is named so, for a closer look: HOSTILE_ONLY='half of a photo'. */
const ONLY = process.env.HOSTILE_ONLY;

interface Look {
  what: string;
  /** The longest wait of /healthz meanwhile, and of the answer. */
  waited: number;
  took: number;
  status: number;
}

type Send = () => Promise<Response>;

const lookAt = async (heart: Heartbeat, what: string, send: Send): Promise<Look> => {
  const looks: Look[] = [];
  do {
    let [status, took] = [0, 0];
    const waited = await heart.during(async () => {
      const begun = performance.now();
      const answer = await send();
      await answer.arrayBuffer();
      [status, took] = [answer.status, performance.now() - begun];
    });
    looks.push({ what, waited, took, status });
  } while ((looks.at(-1)?.waited ?? 0) > LONGEST_WAIT && looks.length < LOOKS);
  return looks.reduce((best, each) => (each.waited < best.waited ? each : best));
};

/** The longest text of a shape that fits into so many bytes of JSON. */
const textOf = (shape: (length: number) => string, bytes: number) => {
  const sample = 10_000;
  const room = bytes / (Buffer.byteLength(JSON.stringify(shape(sample))) / sample);
  return shape(Math.floor(Math.min(bytes, room)));
};

const bodyOf = ({ sentAs, filled }: TextField, text: string): RequestInit => {
  if (sentAs === 'form') return { body: formOf(filled(text)) };
  return sentAs === 'json' ? { body: JSON.stringify(filled(text)), headers: { 'Content-Type': 'application/json' } } : {};
};

function* textsAgainst({ server }: Engine, token: string, places: Places): Generator<[what: string, send: Send]> {
  for (const [shape, make] of Object.entries(WORST)) {
    const [long, short] = [textOf(make, TEXT_BYTES), make(LONGEST_QUERY)];
    for (const each of TEXT_FIELDS) {
      const query = each.sentAs === 'query' ? `?${new URLSearchParams(each.filled(short))}` : '';
      const url = `${server.url}${API_PATH}/${each.path(places)}${query}`;
      const { headers, body } = bodyOf(each, long);
      const send = () =>
        fetch(url, {
          method: each.method,
          body,
          headers: { ...headers, ...fromElsewhere(), Authorization: `Bearer ${token}` },
        });
      yield [`${shape}: ${each.call}, ${each.field}`, send];
    }
  }
}

async function* filesAgainst({ server }: Engine, token: string): AsyncGenerator<[what: string, send: Send]> {
  const kinds = RESOURCE_NAMES.map((name) => KINDS[name]);
  for (const [takes, shapes] of Object.entries({ image: HOSTILE_PICTURES, audio: HOSTILE_SOUNDS }))
    for (const [shape, make] of Object.entries(shapes)) {
      const content = await make(FILE_BYTES);
      for (const { name, write, files } of kinds)
        for (const { sentAs } of Object.values(files).filter((each) => each.takes === takes)) {
          const required = { ...(await requiredBeside(name)), [NAME_FIELDS[name]]: 'Hostile', [sentAs]: content };
          const send = () =>
            fetch(`${server.url}${API_PATH}/${write}`, {
              method: 'POST',
              body: formOf(required),
              headers: { Authorization: `Bearer ${token}` },
            });
          yield [`${shape} (${content.size.toLocaleString('en')} bytes): ${name}, ${sentAs}`, send];
        }
    }
}

/** A record of each kind, and a reset link of somebody's. */
const placesOn = async ({ server, database }: Engine, token: string): Promise<Places> => {
  const ids = new Map<ResourceName, string>();
  for (const name of RESOURCE_NAMES) {
    const body = formOf({ ...(await requiredBeside(name)), [NAME_FIELDS[name]]: name === 'users' ? 'u@b.c' : name });
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}${API_PATH}/${KINDS[name].write}`, { method: 'POST', body, headers });
    const { data }: { data: { _id: string } } = await answer.json();
    ids.set(name, data._id);
  }
  return { ids, link: await createResetLink(database, ids.get('users') ?? '', new Date()) };
};

const ms = (time: number) => `${time.toFixed(0)} ms`;
const longest = (looks: readonly Look[], by: 'waited' | 'took') =>
  looks.toSorted((one, other) => other[by] - one[by]).slice(0, 5);

/** Prints what was seen, and gives what must not be. */
const tell = (title: string, looks: readonly Look[], idle: number): string[] => {
  const most = Math.max(LONGEST_WAIT, OF_IDLE * idle);
  const [worst] = longest(looks, 'waited');
  console.log(
    `\n${title}: ${looks.length} requests, /healthz waited ${ms(worst?.waited ?? 0)} at most, ${ms(idle)} while nothing was sent`,
  );
  for (const { what, waited, took, status } of longest(looks, 'waited'))
    console.log(`  ${ms(waited)} (${ms(took)}, ${status})  ${what}`);
  console.log('  the longest answers:');
  for (const { what, waited, took, status } of longest(looks, 'took'))
    console.log(`  ${ms(took)} (${ms(waited)}, ${status})  ${what}`);
  return looks
    .filter(({ waited, status }) => waited > most || status >= 500)
    .map(({ what, waited, status }) => `${what}: ${status}, /healthz waited ${ms(waited)} of at most ${ms(most)}`);
};

const faults: string[] = [];
await onEachEngine(async (engine) => {
  const token = await tokenOf(engine);
  const places = await placesOn(engine, token);
  const heart = listenToHeart(engine.server.url);
  const look = async (title: string, requests: Iterable<[string, Send]> | AsyncIterable<[string, Send]>) => {
    let idle = await heart.during(() => wait(3_000));
    const looks: Look[] = [];
    for await (const [what, send] of requests) {
      if (ONLY !== undefined && !what.includes(ONLY)) continue;
      looks.push(await lookAt(heart, what, send));
      if (looks.length % 50 === 0) idle = Math.max(idle, await heart.during(() => wait(500)));
    }
    faults.push(...tell(`${title} on ${engine.name}`, looks, idle).map((fault) => `${engine.name}: ${fault}`));
  };
  await look('Texts', textsAgainst(engine, token, places));
  await look('Files', filesAgainst(engine, token));
  heart.stop();
});
console.log(faults.length === 0 ? '\nNobody had to wait.' : ['', ...faults].join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
