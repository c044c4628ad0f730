import { describe, expect, it } from 'vitest';
import { playlistSongPath } from '../../../src/contract/endpoints';
import { SONG_IDS_LIMIT } from '../../../src/contract/limits';
import { sharedApi } from '../../world/api';
import { playlistOf } from '../../world/existing';
import { listed } from './kinds';

const api = await sharedApi();

describe('the ids of songs that a playlist carries [3.11]', () => {
  it('are all of them or none, where they are more than a page of playlists can carry', async () => {
    const { playlist, songs } = await playlistOf(api, 'Of many', SONG_IDS_LIMIT + 1);
    const other = await playlistOf(api, 'Of few', 2);
    expect((await listed(api, 'playlists', playlist))?.songs).toBeUndefined();
    expect((await listed(api, 'playlists', other.playlist))?.songs).toEqual(other.songs);
    const { record } = await api.call('PATCH', playlistSongPath(playlist, 'remove', songs[0] ?? ''));
    expect(record?.songs).toEqual(songs.slice(1));
  });
});
