import { expect, vi } from 'vitest';
import { testFolder } from '../world/disk';
import { formOf, sound } from '../world/forms';
import { sha256Of } from '../world/importing';
import { lookInto, openFolder } from '../world/kill';
import { situation } from './situation';

situation(
  'the data folder',
  'existing catalogue',
  'finds a sound of before by its bytes, once the start has read it',
  async () => {
    const folder = testFolder();
    const before = await openFolder(folder);
    const form = formOf({ title: 'Of before', songFile: sound('tone.wav', 0.1) });
    expect((await before.call('POST', 'listings/songs', form)).status).toBe(201);
    await before.close();
    lookInto(folder, (file) => file.exec('update files set sha256 = null'));
    const { call } = await openFolder(folder);
    const sha256 = sha256Of(new Uint8Array(await sound('tone.wav', 0.1).arrayBuffer()));
    await vi.waitFor(async () =>
      expect((await call('GET', `listings/songs/same?sha256=${sha256}`)).data).toMatchObject([{ title: 'Of before' }]),
    );
  },
);
