import { useState } from 'react';
import { usePlayer, usePlaying } from './PlayerProvider';
import type { Track } from './track';

/** How something to play stands, and what can be done with it; whatever else plays then ends. */
export const useTrack = (track: Track) => {
  const player = usePlayer();
  /** Where it is to begin, until it plays. */
  const [beginsAt, setBeginsAt] = useState(0);
  const isCurrent = usePlaying(({ isAt }) => isAt(track));
  const isPlaying = usePlaying(({ isAt, now }) => isAt(track) && now().isPlaying);
  const time = usePlaying((playing) => (playing.isAt(track) ? playing.time() : beginsAt));
  const seconds = usePlaying(({ isAt, now }) => (isAt(track) ? now().seconds : undefined)) ?? track.seconds;
  return {
    isPlaying,
    time,
    seconds,
    toggle: () => {
      if (isPlaying) return player.pause();
      player.play(track, beginsAt);
      setBeginsAt(0);
    },
    seek: (to: number) => (isCurrent ? player.seek(to) : setBeginsAt(to)),
  };
};
