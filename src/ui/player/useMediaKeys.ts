import { useEffect } from 'react';
import type { Player } from './engine';
import type { Track } from './track';

const KEY_SECONDS = 10;

/** The keys of a keyboard, a headset and a locked screen play and pause, and tell what it is. */
export const useMediaKeys = (player: Player, track: Track | null) => {
  useEffect(() => {
    if (!track || !('mediaSession' in navigator)) return;
    const session = navigator.mediaSession;
    const artwork = track.cover ? [{ src: new URL(track.cover, document.baseURI).href }] : [];
    session.metadata = new MediaMetadata({ title: track.title, artist: track.artist ?? '', artwork });
    const acts: readonly [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => player.play(track)],
      ['pause', player.pause],
      ['stop', player.close],
      ['seekbackward', () => player.seek(Math.max(0, player.time() - KEY_SECONDS))],
      ['seekforward', () => player.seek(player.time() + KEY_SECONDS)],
      ['seekto', ({ seekTime }) => seekTime !== undefined && player.seek(seekTime)],
    ];
    for (const [name, act] of acts) session.setActionHandler(name, act);
    return () => {
      session.metadata = null;
      for (const [name] of acts) session.setActionHandler(name, null);
    };
  }, [player, track]);
};
