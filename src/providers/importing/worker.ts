import { readFacts } from '../../import/facts';
import { telling } from '../../import/telling';
import { ChosenSource } from './chosenFile';
import { type Asked, type Said, toPortable } from './portable';

const say = (said: Said) => postMessage(said);

/** Started beside the page: reads what it is sent, tells how far it is, and in the end what it found. */
addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const files = data.map(({ path, file }) => new ChosenSource(path, file));
  const facts = await readFacts(files, { onRead: telling(files.length, (done: number, bytes: number) => say({ done, bytes })) });
  say({ facts: facts.map(toPortable) });
});
