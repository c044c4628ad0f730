import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { HttpError, type RaRecord, useDataProvider, useEvent, useNotify } from 'react-admin';
import type { CatalogueDataProvider } from '../../providers/types';
import { createPlayer, type Help, type Player } from './engine';
import { trackOf } from './track';

const PlayerContext = createContext<Player | null>(null);

export const usePlayer = (): Player => {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('usePlayer needs a PlayerProvider above it');
  return player;
};

/** Something of what plays, drawn anew when it changes. @param read gives what is the same as long as nothing changed */
export const usePlaying = <T,>(read: (player: Player) => T): T => {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, () => read(player));
};

/** The field of a song with the address of its sound. */
const FILE = 'fileUrl';

const isRecord = (value: unknown): value is RaRecord => typeof value === 'object' && value !== null && 'id' in value;

/** A song that is deleted here falls silent; one that is changed is called as it is now. */
const useFollowSongs = (player: Player) => {
  const cache = useQueryClient().getMutationCache();
  useEffect(
    () =>
      cache.subscribe(({ type, mutation }) => {
        if (type !== 'updated' || mutation.state.status !== 'success') return;
        const [resource, act] = mutation.options.mutationKey ?? [];
        const { variables, data } = mutation.state;
        if (resource !== 'songs') return;
        if (act === 'delete' && isRecord(variables)) player.forget(variables.id);
        if (act === 'update' && isRecord(data)) player.rename(trackOf(data, FILE));
      }),
    [cache, player],
  );
};

/** Of several tabs one is heard: whoever starts stops the others. */
const useOneTab = (player: Player) => {
  useEffect(() => {
    if (typeof BroadcastChannel !== 'function') return;
    const channel = new BroadcastChannel('player');
    // In Node, where tests run, it would keep the process alive.
    if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
    channel.addEventListener('message', player.pause);
    let wasPlaying = false;
    const stop = player.subscribe(() => {
      const { isPlaying } = player.now();
      if (isPlaying && !wasPlaying) channel.postMessage('playing');
      wasPlaying = isPlaying;
    });
    return () => {
      stop();
      channel.close();
    };
  }, [player]);
};

/** Holds the one audio element of the console. What plays goes on from page to page, and ends with the session. */
export const PlayerProvider = ({ children }: { children: ReactNode }) => {
  const [player] = useState(createPlayer);
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const notify = useNotify();
  const element = useRef<HTMLAudioElement>(null);
  const renew: Help['renew'] = useEvent(async ({ id = '' }) => {
    try {
      return trackOf((await dataProvider.getSong({ id })).data, FILE) ?? null;
    } catch (failure) {
      if (failure instanceof HttpError && failure.status === 404) return null;
      throw failure;
    }
  });
  const failed: Help['failed'] = useEvent((trouble, { title }) =>
    notify(`catalogue.player.trouble.${trouble}`, { type: 'error', messageArgs: { title } }),
  );
  useEffect(() => (element.current ? player.attach(element.current, { renew, failed }) : undefined), [player, renew, failed]);
  useFollowSongs(player);
  useOneTab(player);
  return (
    <PlayerContext value={player}>
      {children}
      {/* A track is music: there are no words of it that captions could show. */}
      <Box component="audio" ref={element} preload="none" hidden />
    </PlayerContext>
  );
};
