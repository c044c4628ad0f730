import { expect } from 'vitest';
import type { TestApi } from '../world/api';
import { openApi } from '../world/console/console';
import { walkThrough } from '../world/console/list';
import { openPlaylist, PANEL_PAGES, shownSongs } from '../world/console/panel';
import { settled } from '../world/console/settled';
import { playlistOf } from '../world/existing';
import { somebodyElse } from '../world/meanwhile';
import { recordName } from '../world/records';

/** 'Record 03', 'Record 04' and so on. */
export const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => recordName(from + index));

/** A playlist of so many songs, 'Record 01' the first, and its edit page at rest. */
export const openWith = async (count: number) => {
  const api = await openApi();
  const { playlist, songs } = await playlistOf(api, 'Morning', count);
  const view = await openPlaylist(api, 'Morning');
  await settled(view.line);
  const songOf = (number: number) => songs[number - 1] ?? '';
  const stored = () => titlesIn(api, playlist);
  const shows = async () => expect(shownSongs()).toEqual((await stored()).slice(0, 5));
  const walk = () => walkThrough(view.user, view.line, shownSongs, PANEL_PAGES);
  return {
    ...view,
    playlist,
    songOf,
    stored,
    shows,
    walk,
    other: somebodyElse(api),
    calls: `GET listings/playlists/${playlist}/songs`,
  };
};

const titlesIn = async (api: TestApi, playlist: string) =>
  (await api.call('GET', `listings/playlists/${playlist}/songs?limit=100`)).rows.map(({ title }) => String(title));
