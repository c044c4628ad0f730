import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Identifier, type RaRecord, useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { CatalogueDataProvider } from '../../providers/types';
import { ROUTES } from '../../routes';
import { useFailureAlert } from '../../ui/form/useFailureAlert';
import { useServices } from '../../ui/services';
import { heldSongIds } from './heldSongs';
import { playlistSongsKey } from './usePlaylistSongs';

interface LoadedSongs {
  rows: readonly RaRecord[];
  /** The playlist may have more of them. */
  hasMore: boolean;
}

/**
 * What can be done to the songs of a playlist (spec 2, 4). All tell of a failure in an alert, and resolve to whether it went through. Songs that the
 * playlist has are not added again (spec 5).
 */
export const useManageSongs = (playlistId: Identifier, { rows, hasMore }: LoadedSongs) => {
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const alertFailure = useFailureAlert();
  const navigate = useNavigate();
  const { held } = useServices();
  const busy = useRef(new Set<Identifier>());
  // Within a scope one runs after the other, in the order in which they were asked for.
  const { mutateAsync, isPending } = useMutation({
    scope: { id: `playlist ${playlistId}` },
    mutationFn: (action: () => Promise<boolean>) => action(),
  });

  const runOnce = async ({ id }: RaRecord, action: () => Promise<unknown>, then?: () => Promise<unknown>): Promise<boolean> => {
    if (busy.current.has(id)) return false;
    busy.current.add(id);
    try {
      return await mutateAsync(async () => {
        try {
          await action();
          return true;
        } catch (failure) {
          alertFailure(failure);
          return false;
        } finally {
          await then?.();
        }
      });
    } finally {
      busy.current.delete(id);
    }
  };
  // After a failure, too: somebody else may have been first, or only the answer was lost.
  const refresh = () => queryClient.invalidateQueries({ queryKey: playlistSongsKey(playlistId) });

  const isPresent = ({ id }: RaRecord) =>
    rows.some((row) => row.id === id) || (hasMore && heldSongIds(held, playlistId)?.includes(String(id)));

  const add = async (song: RaRecord) => {
    if (isPresent(song) || busy.current.has(song.id)) {
      notify('catalogue.validation.duplicateSong', { type: 'error' });
      return false;
    }
    return runOnce(song, () => dataProvider.addSongToPlaylist({ playlistId, songId: song.id }), refresh);
  };

  const remove = (song: RaRecord) =>
    runOnce(song, () => dataProvider.removeSongFromPlaylist({ playlistId, songId: song.id }), refresh);

  const open = (song: RaRecord) =>
    runOnce(song, async () => {
      const { data } = await dataProvider.getSong({ id: song.id });
      held.hold('songs', data);
      navigate(ROUTES.songs.edit);
    });

  return { add, remove, open, isBusy: isPending };
};
