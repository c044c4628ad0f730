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

/** The one audio element of the console. */
const audio = (page: Page) => page.locator('audio');

/** How it stands: its length and its place, in seconds. */
export const playerState = (page: Page) =>
  audio(page).evaluate((element) => {
    if (!(element instanceof HTMLAudioElement)) throw new Error('no player');
    const { duration, currentTime, paused, error } = element;
    return { duration, currentTime, paused, error: error?.message };
  });

/** The player of the Song File field. */
export const player = (page: Page) => picker(page, 'Song File');

/** Starts the player, and waits until it is further on than it was. */
export const expectPlays = async (page: Page, from = 0) => {
  await player(page)
    .getByRole('button', { name: /^Play / })
    .click();
  await expect.poll(async () => (await playerState(page)).currentTime).toBeGreaterThan(from);
};

/** Puts the player to a place, and plays on from it. */
export const expectSeeks = async (page: Page, second: number) => {
  const slider = player(page).getByRole('slider');
  await expect(slider).toBeEnabled();
  await slider.fill(String(second));
  await expectPlays(page, second);
};
