import { fireEvent, screen, within } from '@testing-library/react';
import { IMPORT_SONGS } from '../../../src/routes';
import type { TestApi } from '../api';
import { type Id3, mp3With } from '../files/tagged';
import { renderConsole } from './console';

// Loaded here, as the rest of the console is: it takes long, and few tests need it.
import '../../../src/providers/importing/importing';
import '../../../src/resources/songs/importing/ImportPage';

/** A file as a browser gives it of a chosen folder, `path` from the folder on. */
export const chosenFile = (path: string, bytes: Uint8Array): File => {
  const file = new File([new Uint8Array(bytes)], path.split('/').at(-1) ?? path, { type: 'audio/mpeg' });
  return Object.defineProperty(file, 'webkitRelativePath', { value: `Music/${path}` });
};

/** An MP3 of a second. Its bytes differ by its tags. */
export const taggedFile = (path: string, title: string, artist: string, album: string, more: Id3['frames'] = {}): File =>
  chosenFile(path, mp3With({ frames: { TIT2: title, TPE1: artist, TALB: album, ...more } }));

export const ALBUM = ['Smooth Operator', 'Your Love Is King', 'Hang On to Your Love', 'Frankie’s First Affair'].map(
  (title, index) => taggedFile(`Sade/Diamond Life/0${index + 1}.mp3`, title, 'Sade', 'Diamond Life', { TRCK: String(index + 1) }),
);

/** Chooses a folder on the page of the import, as if picked in the system's dialog. */
export const chooseFolder = async (files: readonly File[]) => {
  await screen.findByRole('button', { name: 'Choose folder' });
  const input = document.querySelector('input[data-takes=folder]');
  if (!input) throw new Error('No folder can be chosen here');
  fireEvent.change(input, { target: { files } });
};

/** What would become of the files, on the page of the import. */
export const openPlan = async (files: readonly File[] = ALBUM, api?: TestApi) => {
  const view = await renderConsole({ path: IMPORT_SONGS, api });
  await chooseFolder(files);
  await screen.findByRole('button', { name: 'Start import' });
  return view;
};

/** The whole, such as '3 songs imported'. */
export const findHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

export const tree = () => screen.getByRole('treegrid', { name: 'Albums and songs' });

export const openAlbum = (name: string) =>
  fireEvent.click(within(tree()).getByRole('button', { name: `Show the songs of ${name}` }));

const rowOf = (title: string) =>
  [...tree().querySelectorAll<HTMLElement>('.song')].find((each) => each.querySelector('.title')?.textContent?.startsWith(title));

/** The row of a song whose title begins so. */
export const row = (title: string): HTMLElement => {
  const found = rowOf(title);
  if (!found) throw new Error(`There is no row of ${title}`);
  return found;
};

/** What is said of a song; undefined where its row is not shown. */
export const stateOf = (title: string) => rowOf(title)?.querySelector('.state')?.textContent ?? undefined;
