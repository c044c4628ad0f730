import { describe, expect, it } from 'vitest';
import { readMultipart } from '../../../src/server/files/uploads';
import { wav } from '../../world/files/wav';
import { createTestStore, formWith, LIMITS, optionsFor, post, postParts } from './uploading';

const read = (request: Request, limits = LIMITS) => {
  const at = createTestStore();
  return { at, outcome: readMultipart(request, optionsFor(at, { limits })) };
};
const refused = async (request: Request, expected: { status: number; message?: unknown; field?: string }) => {
  const { at, outcome } = read(request);
  await expect(outcome).rejects.toMatchObject({ name: 'ApiError', ...expected });
  expect(at.staged()).toEqual([]);
};
const AUDIO = 'name="songFile"; filename="a.wav"';

describe('a form arrives as it was sent', () => {
  it('gives texts in every script, also the empty ones', async () => {
    const form = new FormData();
    form.append('title', '夜に駆ける – Sunn O)))\r\nفيروز');
    form.append('artist', '');
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
    const form = new FormData();
    form.append('songFile', new File([], ''));
    form.append('unknown', new File([], ''));
    const { at, outcome } = read(post(form));
    expect({ ...(await outcome).files }).toEqual({});
    expect(at.staged()).toEqual([]);
  });

  it('takes an empty text in a file field as nothing chosen', async () => {
    const form = new FormData();
    form.append('songFile', '');
    expect({ ...(await read(post(form)).outcome).files }).toEqual({});
  });

  it('gives __proto__ and constructor no meaning', async () => {
    const form = new FormData();
    form.append('__proto__', 'polluted');
    form.append('constructor', 'x');
    const { fields } = await read(post(form)).outcome;
    expect(Object.entries(fields)).toEqual([
      ['__proto__', 'polluted'],
      ['constructor', 'x'],
    ]);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect(fields.toString).toBeUndefined();
  });

  it('takes a form without any part', async () => {
    const { fields } = await read(post('--edge--\r\n', { 'Content-Type': 'multipart/form-data; boundary=edge' })).outcome;
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
    refused(post(new Uint8Array(Buffer.from(body, 'latin1')), { 'Content-Type': 'multipart/form-data; boundary=edge' }), {
      status: 400,
      message: 'The upload was cut off before it was complete. Please try again.',
    }),
  );

  it('400 for no body', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' };
    await refused(new Request('http://api.test/', { method: 'POST', headers }), { status: 400, message: 'The form is empty.' });
  });

  it('400 for a part without a name', async () => {
    const message = 'The form can’t be read: one of its parts has no name.';
    await refused(postParts(['x=1', 'text']), { status: 400, message });
    await refused(postParts(['filename="a.wav"', wav(0.1)]), { status: 400, message });
  });

  it('400 for a text sent twice, naming it', () =>
    refused(postParts(['name="title"', 'a'], ['name="title"', 'b']), {
      status: 400,
      field: 'title',
      message: 'The form holds “title” more than once.',
    }));

  it('400 for two files in one field', () =>
    refused(postParts([AUDIO, wav(0.1)], [AUDIO, wav(0.1)]), { status: 400, field: 'songFile' }));

  it('400 for a text in a file field', () =>
    refused(postParts(['name="songFile"', 'http://x.test/a.mp3']), {
      status: 400,
      field: 'songFile',
      message: '“songFile” takes a file, not a text.',
    }));

  it('400 for a file in a field that takes none', () =>
    refused(postParts([AUDIO, wav(0.1)], ['name="title"; filename="t.txt"', 'text']), {
      status: 400,
      field: 'title',
      message: 'This form takes no file in “title”.',
    }));

  it('413 for a text larger than a megabyte, naming the field', () =>
    refused(postParts(['name="description"', 'x'.repeat(1024 * 1024 + 1)]), {
      status: 413,
      field: 'description',
      message: 'The text in “description” is too long.',
    }));

  it('413 for texts that are larger than a megabyte together', () =>
    refused(postParts(['name="title"', 'x'.repeat(700_000)], ['name="description"', 'x'.repeat(700_000)]), {
      status: 413,
      field: 'description',
    }));

  it('400 for more than a hundred fields', () =>
    refused(postParts(...Array.from({ length: 101 }, (_, index): [string, string] => [`name="f${index}"`, ''])), {
      status: 400,
      message: 'The form has more than 100 fields.',
    }));

  it('400 for more than twenty files', () =>
    refused(postParts(...Array.from({ length: 21 }, (): [string, string] => ['name="songFile"; filename=""', ''])), {
      status: 400,
      message: 'The form has more than 20 files.',
    }));

  it('takes back a good file when a later part is at fault', () =>
    refused(postParts([AUDIO, wav(0.1)], ['name="songCoverArt"; filename="x.jpg"', 'only words']), {
      status: 422,
      field: 'songCoverArt',
    }));
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

  it('one byte more is refused, naming the file and the limit', async () => {
    const { at, outcome } = read(post(formWith('songFile', sound, 'a.wav')), limits(sound.length - 1));
    await expect(outcome).rejects.toMatchObject({
      status: 413,
      field: 'songFile',
      message: '“a.wav” is too large: an audio file may have at most 8043 bytes.',
    });
    expect(at.staged()).toEqual([]);
  });

  it.each([
    [2 * 1024 * 1024, '2 MB'],
    [1_500_000, '1.43 MB'],
  ])('a limit of %d bytes is called %s', async (limit, words) => {
    const large = new Uint8Array(limit + 1);
    const { outcome } = read(post(formWith('songCoverArt', large, 'large.png')), { image: limit, audio: 10 });
    await expect(outcome).rejects.toMatchObject({ message: `“large.png” is too large: a picture may have at most ${words}.` });
  });

  it('each kind has its own limit', async () => {
    const { outcome } = read(post(formWith('songFile', sound, 'a.wav')), { image: 10, audio: sound.length });
    await expect(outcome).resolves.toBeDefined();
  });
});

describe('a body that breaks off', () => {
  it('leaves nothing when the connection is cut in the middle of a file', async () => {
    const whole = Buffer.from(await postParts([AUDIO, wav(20)]).arrayBuffer());
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(whole.subarray(0, whole.length / 2)),
      pull: (controller) => controller.error(new Error('ECONNRESET')),
    });
    await refused(post(body, { 'Content-Type': 'multipart/form-data; boundary=edge' }), {
      status: 400,
      message: 'The upload was cut off before it was complete. Please try again.',
    });
  });

  it('leaves nothing when it is cut in the second of two files', async () => {
    const two = postParts(['name="songCoverArt"; filename="a.png"', Buffer.alloc(200_000)], [AUDIO, wav(1)]);
    const whole = Buffer.from(await two.arrayBuffer());
    await refused(post(new Uint8Array(whole.subarray(0, 201_000)), { 'Content-Type': 'multipart/form-data; boundary=edge' }), {
      status: 400,
      message: 'The upload was cut off before it was complete. Please try again.',
    });
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
    await refused(post(body, { 'Content-Type': 'multipart/form-data; boundary=edge' }), { status: 400, field: 'unknown' });
    expect(sent).toBeGreaterThanOrEqual(whole.length);
  });
});
