import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { CatalogueDataProvider } from '../../providers/types';
import { ROUTES } from '../../routes';
import { useFailureAlert } from '../../ui/form/useFailureAlert';
import { useServices } from '../../ui/services';
import { playlistSongsKey } from './usePlaylistSongs';

/**
 * What can be done to the songs of a playlist, each at once and one at a time (spec 4): `add` refuses a song that is already present
 * (spec 5; of one on a page not loaded yet the server says so), `remove`, and `open`, which loads the song and opens its edit page (spec 2). All tell of a failure in an alert; `add` and
 * `remove` resolve to whether the playlist changed.
 */
export const useManageSongs = (playlistId: Identifier, present: readonly RaRecord[]) => {
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const alertFailure = useFailureAlert();
  const navigate = useNavigate();
  const { held } = useServices();
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const once = async (action: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setIsBusy(true);
    try {
      await action();
      return true;
    } catch (failure) {
      alertFailure(failure);
      return false;
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };
  const refresh = () => queryClient.invalidateQueries({ queryKey: playlistSongsKey(playlistId) });

  const add = async (song: RaRecord) => {
    if (present.some(({ id }) => id === song.id)) {
      notify('catalogue.validation.duplicateSong', { type: 'error' });
      return false;
    }
    return once(async () => {
      await dataProvider.addSongToPlaylist({ playlistId, songId: song.id });
      await refresh();
    });
  };

  const remove = (song: RaRecord) =>
    once(async () => {
      await dataProvider.removeSongFromPlaylist({ playlistId, songId: song.id });
      await refresh();
    });

  const open = (song: RaRecord) =>
    once(async () => {
      const { data } = await dataProvider.getSong({ id: song.id });
      held.hold('songs', data);
      navigate(ROUTES.songs.edit);
    });

  return { add, remove, open, isBusy };
};
