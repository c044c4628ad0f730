import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Upload } from '../page/catalogue';
import { picker } from '../page/screens';
import { wav as tone } from './wav';

const TYPES: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.flac': 'audio/flac',
  '.wav': 'audio/wav',
};

const bytesOf = (fixture: string) => readFileSync(new URL(`./media/${fixture}`, import.meta.url));

const upload = (name: string, buffer: Buffer): Upload => ({ name, buffer, mimeType: TYPES[extname(name)] ?? 'audio/mpeg' });

/** A second of sound under any name, encoded as the name's ending says. */
export const recording = (name: string): Upload =>
  upload(name, bytesOf(extname(name) === '.mp3' ? 'withXing.mp3' : `tone${extname(name)}`));

/** A tone of so many seconds, uncompressed. */
export const wav = (name: string, seconds = 1): Upload => upload(name, tone(seconds));

/** An MP3 of about so many seconds: 4 kB each, frame after frame, without a table that says where what is. */
export const longMp3 = (name: string, seconds: number): Upload => {
  const second = bytesOf('withoutXing.mp3');
  return upload(name, Buffer.concat(Array.from({ length: seconds }, () => second)));
};

/** What is no sound, whatever its name says. */
export const textNamedMp3 = (): Upload => upload('notes.mp3', Buffer.from('These are words and no music. '.repeat(50)));

/** The player of the Song File field. */
export const player = (page: Page) => picker(page, 'Song File').locator('audio');

/** How the player stands: its length and its place, in seconds. */
export const playerState = (page: Page) =>
  player(page).evaluate((element) => {
    if (!(element instanceof HTMLAudioElement)) throw new Error('no player');
    return { duration: element.duration, currentTime: element.currentTime, error: element.error?.message };
  });

/** Starts the player and waits until it is further on than it was. */
export const expectPlays = async (page: Page) => {
  // A player without its controls is not shown.
  await expect(player(page)).toBeVisible();
  const before = (await playerState(page)).currentTime;
  await player(page).evaluate((element) => {
    if (!(element instanceof HTMLAudioElement)) throw new Error('no player');
    element.muted = true;
    element.loop = true;
    return element.play();
  });
  await expect.poll(async () => (await playerState(page)).currentTime).not.toBe(before);
};

/** Puts the player to a place, waits until it is there, and plays on from it. */
export const expectSeeks = async (page: Page, second: number) => {
  await expect.poll(async () => (await playerState(page)).duration).toBeGreaterThan(second);
  await player(page).evaluate(async (element, place) => {
    if (!(element instanceof HTMLAudioElement)) throw new Error('no player');
    const arrived = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    element.currentTime = place;
    await arrived;
  }, second);
  expect((await playerState(page)).currentTime).toBeCloseTo(second, 0);
  await expectPlays(page);
};
