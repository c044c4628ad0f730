import { describe, expect, it } from 'vitest';
import { readMultipart } from '../../../src/server/files/uploads';
import { wav } from '../../world/files/wav';
import { formOf } from '../../world/forms';
import { createTestStore, formWith, LIMITS, optionsFor, post, postParts } from './uploading';

const read = (request: Request, limits = LIMITS) => {
  const at = createTestStore();
  return { at, outcome: readMultipart(request, optionsFor(at, { limits })) };
};
const refused = async (request: Request, expected: { status: number; message?: unknown; field?: string }, limits = LIMITS) => {
  const { at, outcome } = read(request, limits);
  await expect(outcome).rejects.toMatchObject({ name: 'ApiError', ...expected });
  expect(at.staged()).toEqual([]);
};
const FORM = { 'Content-Type': 'multipart/form-data; boundary=edge' };
const CUT_OFF = { status: 400, message: 'The upload was cut off before it was complete. Please try again.' };
const COVER = 'name="songCoverArt"; filename="x.jpg"';
const AUDIO = 'name="songFile"; filename="a.wav"';

describe('a form arrives as it was sent', () => {
  it('gives texts in every script, also the empty ones', async () => {
    const form = formOf({ title: '夜に駆ける – Sunn O)))\r\nفيروز', artist: '' });
    const { fields, files } = await read(post(form)).outcome;
    // As they were typed: it is the form's encoding that writes a line end as two signs.
    expect({ ...fields }).toEqual({ title: '夜に駆ける – Sunn O)))\nفيروز', artist: '' });
    expect({ ...files }).toEqual({});
  });

  it('gives files and texts in any order', async () => {
    const form = formWith('songFile', wav(0.2), 'a.wav');
    form.append('title', 'last');
    const { fields, files } = await read(post(form)).outcome;
    expect(fields.title).toBe('last');
    expect(files.songFile?.originalName).toBe('a.wav');
  });

  it('ignores a file input in which nothing was chosen', async () => {
    const form = formOf({ songFile: new File([], ''), unknown: new File([], '') });
    const { at, outcome } = read(post(form));
    expect({ ...(await outcome).files }).toEqual({});
    expect(at.staged()).toEqual([]);
  });

  it('gives __proto__ and constructor no meaning', async () => {
    const form = formOf({ ['__proto__']: 'polluted', constructor: 'x' });
    const { fields } = await read(post(form)).outcome;
    expect(Object.entries(fields)).toEqual([
      ['__proto__', 'polluted'],
      ['constructor', 'x'],
    ]);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(fields.toString).toBeUndefined();
  });

  it('takes a form without any part', async () => {
    const { fields } = await read(post('--edge--\r\n', FORM)).outcome;
    expect({ ...fields }).toEqual({});
  });
});

describe('a form that is not right is refused, and nothing stays', () => {
  it('415 for another type of body', async () => {
    await refused(post('{"title":"x"}', { 'Content-Type': 'application/json' }), {
      status: 415,
      message: 'This call takes a form: send it as multipart/form-data.',
    });
    await refused(post(new URLSearchParams({ title: 'x' })), { status: 415 });
    await refused(post('x', { 'Content-Type': 'multipart/form-databomb; boundary=edge' }), { status: 415 });
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary', 'multipart/form-data; charset=utf-8'])(
    '400 for a body without a boundary (%s)',
    (contentType) =>
      refused(post('--edge--', { 'Content-Type': contentType }), {
        status: 400,
        message: 'The form can’t be read: its boundary is missing.',
      }),
  );

  it.each([
    ['nothing', ''],
    ['no boundary at all', 'garbage'],
    ['the middle of a header', '--edge\r\nContent-Disposition: form-data; na'],
    ['the middle of a text', '--edge\r\nContent-Disposition: form-data; name="title"\r\n\r\nhal'],
    ['the middle of a file', `--edge\r\nContent-Disposition: form-data; ${AUDIO}\r\n\r\nRIFF`],
    [
      'a complete file without the last boundary',
      `--edge\r\nContent-Disposition: form-data; ${AUDIO}\r\n\r\n${wav(0.1).toString('latin1')}\r\n`,
    ],
  ])('400 for a body that ends at %s', (_where, body) =>
    refused(post(new Uint8Array(Buffer.from(body, 'latin1')), FORM), CUT_OFF),
  );

  const [sound, large] = [wav(0.1), 'x'.repeat(700_000)];
  const times = (count: number, header: (index: number) => string) =>
    postParts(...Array.from({ length: count }, (_, index): [string, string] => [header(index), '']));
  it.each<[title: string, field: string | undefined, message: string, request: Request]>([
    ['400 for no body', undefined, 'The form is empty.', new Request('http://api.test/', { method: 'POST', headers: FORM })],
    ['400 for a text without a name', undefined, 'one of its parts has no name.', postParts(['x=1', 'text'])],
    ['400 for a file without a name', undefined, 'one of its parts has no name.', postParts(['filename="a.wav"', sound])],
    ['400 for a text twice', 'title', 'holds “title” more than once.', postParts(['name="title"', 'a'], ['name="title"', 'b'])],
    ['400 for two files in one field', 'songFile', '', postParts([AUDIO, sound], [AUDIO, sound])],
    ['400 for a text for a file', 'songFile', '“songFile” takes a file, not a text.', postParts(['name="songFile"', 'http://x'])],
    [
      '400 for a file for a text',
      'title',
      'This form takes no file in “title”.',
      postParts(['name="title"; filename="t"', 'text']),
    ],
    ['413 for more than a megabyte', 'title', 'The text in “title” is too long.', postParts(['name="title"', large + large])],
    ['413 for such texts together', 'name', '', postParts(['name="title"', large], ['name="name"', large])],
    ['400 for more than a hundred fields', undefined, 'has more than 100 fields.', times(101, (index) => `name="f${index}"`)],
    ['400 for more than twenty files', undefined, 'has more than 20 files.', times(21, () => 'name="songFile"; filename=""')],
    ['422 for a fault behind a good file', 'songCoverArt', '', postParts([AUDIO, sound], [COVER, 'only words'])],
  ])('%s', (title, field, message, request) =>
    refused(request, { status: Number.parseInt(title, 10), field, message: expect.stringContaining(message) }),
  );
});

describe('limits', () => {
  const sound = wav(1);
  const limits = (audio: number) => ({ image: 10, audio });

  it.each([
    ['one byte below', sound.length + 1],
    ['exactly at', sound.length],
  ])('a file %s the limit is taken', async (_where, limit) => {
    const { outcome } = read(post(formWith('songFile', sound, 'a.wav')), limits(limit));
    expect((await outcome).files.songFile?.bytes).toBe(sound.length);
  });

  it('one byte more is refused, naming the file and the limit', () => {
    const message = '“a.wav” is too large: an audio file may have at most 8043 bytes.';
    const expected = { status: 413, field: 'songFile', message };
    return refused(post(formWith('songFile', sound, 'a.wav')), expected, limits(sound.length - 1));
  });

  it.each([
    [2 * 1024 * 1024, '2 MB'],
    [1_500_000, '1.43 MB'],
  ])('a limit of %d bytes is called %s', async (limit, words) => {
    const large = new Uint8Array(limit + 1);
    const { outcome } = read(post(formWith('songCoverArt', large, 'large.png')), { image: limit, audio: 10 });
    await expect(outcome).rejects.toMatchObject({ message: `“large.png” is too large: a picture may have at most ${words}.` });
  });
});

describe('a body that breaks off', () => {
  it('leaves nothing when it is cut in the second of two files', async () => {
    const two = postParts(['name="songCoverArt"; filename="a.png"', Buffer.alloc(200_000)], [AUDIO, wav(1)]);
    const whole = Buffer.from(await two.arrayBuffer());
    await refused(post(new Uint8Array(whole.subarray(0, 201_000)), FORM), CUT_OFF);
  });

  it('is read to its end after a refusal, so that a browser still sending gets to see the answer', async () => {
    const whole = Buffer.from(
      await postParts(['name="unknown"; filename="a"', Buffer.alloc(300_000)], [AUDIO, wav(1)]).arrayBuffer(),
    );
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent >= whole.length) return controller.close();
        controller.enqueue(whole.subarray(sent, sent + 10_000));
        sent += 10_000;
      },
    });
    await refused(post(body, FORM), { status: 400, field: 'unknown' });
    expect(sent).toBeGreaterThanOrEqual(whole.length);
  });
});
