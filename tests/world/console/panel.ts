import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { TestApi } from '../api';
import { renderConsole } from './console';
import { button } from './form';

export const PANEL_PAGES = 'Pages of songs';
export const SONG_BOX = 'Search songs';

export const panel = () => screen.getByRole('region', { name: 'Songs' });

/** The titles of the songs on the page of the panel; none while it has no list. */
export const shownSongs = () =>
  within(panel())
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent ?? '');

/** The edit page of a playlist of the list, once its panel is there. */
export const openPlaylist = async (api: TestApi, name: string) => {
  const view = await renderConsole({ path: '/playlists', api });
  await view.user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  await screen.findByRole('region', { name: 'Songs' });
  return view;
};

export const removal = (title: string) => button(`Remove ${title} from the playlist`);

/** Opens the box of the panel, unless it is open, and types a title into it. */
export const typeSong = async (user: UserEvent, title: string) => {
  if (!screen.queryByRole('combobox', { name: SONG_BOX })) await user.click(button('Add Song'));
  const box = await screen.findByRole('combobox', { name: SONG_BOX });
  await user.click(box);
  fireEvent.change(box, { target: { value: title } });
};

/** Finds a song in the box of the panel and picks it. */
export const pickSong = async (user: UserEvent, title: string) => {
  await typeSong(user, title);
  await user.click(await screen.findByRole('option', { name: new RegExp(title) }));
};
