import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { CatalogueDataProvider } from '../../providers/types';
import { ROUTES } from '../../routes';
import { useFailureAlert } from '../../ui/form/useFailureAlert';
import { useServices } from '../../ui/services';
import { playlistSongsKey } from './usePlaylistSongs';

/**
 * What can be done to the songs of a playlist (spec 4), in the order in which it was asked for, each once: `add` refuses a song that is
 * already present (spec 5; of one on a page not loaded yet the server says so), `remove`, and `open`, which loads the song and opens its
 * edit page (spec 2). All tell of a failure in an alert, and resolve to whether it went through.
 */
export const useManageSongs = (playlistId: Identifier, present: readonly RaRecord[]) => {
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const alertFailure = useFailureAlert();
  const navigate = useNavigate();
  const { held } = useServices();
  /** Ids of the songs that something is being done to. */
  const busy = useRef(new Set<Identifier>());
  // Within a scope one runs after the other: a song picked while another is on its way waits for its turn.
  const { mutateAsync, isPending } = useMutation({
    scope: { id: `playlist ${playlistId}` },
    mutationFn: (action: () => Promise<unknown>) => action(),
  });

  const runOnce = async ({ id }: RaRecord, action: () => Promise<unknown>): Promise<boolean> => {
    if (busy.current.has(id)) return false;
    busy.current.add(id);
    try {
      await mutateAsync(action);
      return true;
    } catch (failure) {
      alertFailure(failure);
      return false;
    } finally {
      busy.current.delete(id);
    }
  };
  const refresh = () => queryClient.invalidateQueries({ queryKey: playlistSongsKey(playlistId) });

  const add = async (song: RaRecord) => {
    if (present.some(({ id }) => id === song.id) || busy.current.has(song.id)) {
      notify('catalogue.validation.duplicateSong', { type: 'error' });
      return false;
    }
    return runOnce(song, async () => {
      await dataProvider.addSongToPlaylist({ playlistId, songId: song.id });
      await refresh();
    });
  };

  const remove = (song: RaRecord) =>
    runOnce(song, async () => {
      await dataProvider.removeSongFromPlaylist({ playlistId, songId: song.id });
      await refresh();
    });

  const open = (song: RaRecord) =>
    runOnce(song, async () => {
      const { data } = await dataProvider.getSong({ id: song.id });
      held.hold('songs', data);
      navigate(ROUTES.songs.edit);
    });

  return { add, remove, open, isBusy: isPending };
};
