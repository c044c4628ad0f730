import { describe, expect, it } from 'vitest';
import { readMultipart } from '../../../src/server/files/uploads';
import { wav } from '../../world/files/wav';
import { createTestStore, optionsFor, postParts, upload } from './uploading';

/** The name as a browser's form encoder sends it, and what the store makes of it. */
describe('the name of an uploaded file', () => {
  it.each([
    'Дорога.mp3',
    '夜に駆ける.mp3',
    'Beyoncé.wav',
    'فيروز.m4a',
    '🎵.png',
    '👩‍🎤 live.wav',
    'say "hi".mp3',
    '100%.mp3',
    '50%20off.mp3',
    "Jane's & AC;DC = #1?.mp3",
    '.htaccess',
    'two  spaces.wav',
    'no extension',
  ])('is kept exactly: %s', async (name) => {
    expect((await upload(createTestStore(), 'songFile', wav(0.1), name)).originalName).toBe(name);
  });

  it.each([
    ['../../x.jpg', 'x.jpg'],
    ['..\\x.jpg', 'x.jpg'],
    ['C:\\music\\x.jpg', 'x.jpg'],
    ['/etc/passwd', 'passwd'],
    ['a/b\\c.wav', 'c.wav'],
    ['..', 'file'],
    ['music/', 'file'],
    ['tab\tand\u0007bell.wav', 'tabandbell.wav'],
    ['nul\0.wav', 'nul.wav'],
    [' padded.wav ', 'padded.wav'],
  ])('loses folders and control characters: %j', async (name, kept) => {
    const at = createTestStore();
    const file = await upload(at, 'songFile', wav(0.1), name);
    expect(file.originalName).toBe(kept);
    const { key } = await file.commit();
    expect(key).toMatch(/^[0-9a-f]{32}\.wav$/);
    expect(at.stored()).toEqual([key]);
  });

  it('loses line breaks, which browsers send as percent codes', async () => {
    const request = postParts(['name="songFile"; filename="a%0D%0Ab.wav"', wav(0.1)]);
    const { files } = await readMultipart(request, optionsFor(createTestStore()));
    expect(files.songFile?.originalName).toBe('ab.wav');
  });

  it('understands quotes escaped by a backslash, as other clients send them', async () => {
    const request = postParts(['name="songFile"; filename="say \\"hi\\".wav"', wav(0.1)]);
    const { files } = await readMultipart(request, optionsFor(createTestStore()));
    expect(files.songFile?.originalName).toBe('say "hi".wav');
  });

  it('is shortened in its middle when it is longer than 255 characters', async () => {
    const { originalName } = await upload(createTestStore(), 'songFile', wav(0.1), `${'駆'.repeat(300)}.wav`);
    expect(Array.from(originalName)).toHaveLength(255);
    expect(originalName.endsWith('駆.wav')).toBe(true);
  });
});
