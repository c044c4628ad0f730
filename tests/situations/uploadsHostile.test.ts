import { beforeEach, expect } from 'vitest';
import { ownApi, type TestApi } from '../world/api';
import { appleLossless, endlessPage, HOSTILE_SOUNDS, movingGif, trimmedFlac, unknownInOgg } from '../world/files/hostile';
import { formOf, sound } from '../world/forms';
import { tooLong } from '../world/values/long';
import { OVERRIDES } from '../world/values/texts';
import { situation } from './situation';

let api: TestApi;
beforeEach(async () => {
  api = await ownApi();
});

const post = (songFile: File) => api.call('POST', 'listings/songs', { form: formOf({ title: 'Hyperballad', songFile }) });

for (const [what, make] of Object.entries(HOSTILE_SOUNDS))
  situation('an upload', 'hostile files', `is answered in words and takes no longer for a sound of ${what}`, async () => {
    const hostile = make(100_000);
    let status = 0;
    const late = await tooLong(
      async () => {
        status = (await post(hostile)).status;
      },
      () => post(sound('good.wav', 12)),
    );
    expect([201, 422]).toContain(status);
    expect(late).toBeUndefined();
  });

situation('an upload', 'hostile files', 'is refused when no browser plays its sound, and names the codec', async () => {
  const { status, body } = await post(appleLossless());
  expect([status, body.field]).toEqual([422, 'songFile']);
  expect(body.message).toMatch(/Apple Lossless|ALAC/);
});

situation('an upload', 'hostile files', 'is refused when nobody knows the codec of its sound', async () => {
  expect((await post(unknownInOgg())).status).toBe(422);
});

situation('an upload', 'hostile files', 'gives no sound a length below nothing', async () => {
  await post(endlessPage());
  const rows = await api.services.database.selectFrom('files').select('duration').execute();
  expect(rows.filter(({ duration }) => (duration ?? 1) <= 0)).toEqual([]);
});

situation('an upload', 'hostile files', 'takes a sound that was trimmed without encoding it anew', async () => {
  expect((await post(trimmedFlac())).status).toBe(201);
});

situation(
  'an upload',
  'hostile files',
  'says of a moving picture that it has too many frames, not that it is too large',
  async () => {
    for (const [frames, side] of [
      [120, 1080],
      [1_600, 8],
    ] as const) {
      const form = formOf({ stageName: 'Björk', photo: await movingGif(frames, side) });
      const { status, body } = await api.call('POST', 'listings/artists', { form });
      expect([status, body.message]).toEqual([422, expect.stringMatching(/frames/)]);
    }
  },
);

situation('an upload', 'hostile files', 'does not reach the store beside a title that is refused', async () => {
  const { store } = api.services;
  let put = 0;
  const { putStaged } = store;
  store.putStaged = (...given) => {
    put += 1;
    return putStaged(...given);
  };
  expect((await api.call('POST', 'listings/songs', { form: formOf({ title: '', songFile: sound() }) })).status).toBe(400);
  expect(put).toBe(0);
});

situation('an upload', 'hostile files', 'keeps its name without the signs that turn round what stands behind them', async () => {
  for (const sign of OVERRIDES) {
    const { record } = await post(new File([await sound().arrayBuffer()], `song${sign}gpj.wav`));
    const key = String(record.fileUrl).split('/').at(-1) ?? '';
    const { originalName } = await api.services.database
      .selectFrom('files')
      .select('originalName')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(originalName).toBe('songgpj.wav');
  }
});
