import type { Identifier } from 'react-admin';
import { isSame, type Track } from './track';

export interface Now {
  track: Track | null;
  /** It plays, or waits for more of the file to come. */
  isPlaying: boolean;
  /** The length, once it is known. */
  seconds: number | undefined;
  isMuted: boolean;
}

/** Why something does not play. */
export type Trouble = 'network' | 'gone' | 'unplayable';

export interface Help {
  /** The song's file as the server has it now: addresses may be good for a while only. Null where the song is gone; rejects where nobody answers. */
  renew: (track: Track) => Promise<Track | null>;
  failed: (trouble: Trouble, track: Track) => void;
}

/** Of a MediaError: the file stopped to come. */
const LINE_LOST = 2;

const SILENCE: Now = { track: null, isPlaying: false, seconds: undefined, isMuted: false };

/** What plays in the console: one thing at a time, in one audio element. Nothing of a file is loaded before somebody asks for it. */
export const createPlayer = () => {
  const listeners = new Set<() => void>();
  let now = SILENCE;
  let time = 0;
  let audio: HTMLAudioElement | null = null;
  /** Where it begins, once the file is known. */
  let beginsAt = 0;
  let isRenewed = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (changed: Partial<Now>) => {
    now = { ...now, ...changed };
    tell();
  };
  const move = (to: number) => {
    if (to === time) return;
    time = to;
    tell();
  };
  /** A browser may want a press of its own for sound; what does not play for another reason is an error of the element. */
  const start = () => audio?.play().catch(() => change({ isPlaying: audio?.paused === false }));

  const load = (track: Track, from: number) => {
    beginsAt = from;
    time = from;
    if (audio) audio.src = track.src;
    change({ track, seconds: track.seconds });
  };
  const close = () => {
    audio?.pause();
    audio?.removeAttribute('src');
    audio?.load();
    time = 0;
    change({ ...SILENCE, isMuted: now.isMuted });
  };

  const recover = async ({ renew, failed }: Help) => {
    const { track } = now;
    const code = audio?.error?.code;
    if (!track || code === undefined) return;
    const [at, wasPlaying, isSecond] = [time, now.isPlaying, isRenewed];
    const end = (trouble: Trouble) => {
      if (now.track !== track) return;
      close();
      failed(trouble, track);
    };
    if (!navigator.onLine && track.id !== undefined) return end('network');
    if (track.id === undefined || isSecond) return end(code === LINE_LOST ? 'network' : 'unplayable');
    isRenewed = true;
    try {
      const fresh = await renew(track);
      if (!fresh) return end('gone');
      if (now.track !== track) return;
      load(fresh, at);
      if (wasPlaying) await start();
    } catch {
      end('network');
    }
  };

  return {
    now: () => now,
    /** Where it is, in seconds. */
    time: () => time,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isAt: (track: Track | undefined) => isSame(now.track, track),
    /** @param from where to begin, unless it is there already */
    play(track: Track, from = 0) {
      if (!isSame(now.track, track)) {
        isRenewed = false;
        load(track, from);
      }
      start();
    },
    pause: () => audio?.pause(),
    seek(to: number) {
      if (!audio) return;
      if (audio.readyState > 0) audio.currentTime = to;
      else beginsAt = to;
      move(to);
    },
    mute(isMuted: boolean) {
      if (audio) audio.muted = isMuted;
    },
    close,
    /** It is not there any more. */
    forget(id: Identifier) {
      if (now.track?.id === id) close();
    },
    /** It is called otherwise now, or has another cover. */
    rename(track: Track | undefined) {
      if (now.track && isSame(now.track, track)) change({ track: { ...now.track, ...track, src: now.track.src } });
    },
    /** Plays in this element from now on. Gives what ends that. */
    attach(element: HTMLAudioElement, help: Help) {
      audio = element;
      const off = new AbortController();
      const on = (event: string, act: () => void) => element.addEventListener(event, act, { signal: off.signal });
      on('play', () => change({ isPlaying: true }));
      on('pause', () => change({ isPlaying: false }));
      on('ended', () => change({ isPlaying: false }));
      on('volumechange', () => change({ isMuted: element.muted }));
      on('durationchange', () => Number.isFinite(element.duration) && change({ seconds: element.duration }));
      on('loadedmetadata', () => {
        if (beginsAt > 0) element.currentTime = beginsAt;
        beginsAt = 0;
      });
      on('timeupdate', () => element.readyState > 0 && beginsAt === 0 && move(element.currentTime));
      on('error', () => recover(help));
      return () => {
        off.abort();
        close();
        audio = null;
      };
    },
  };
};

export type Player = ReturnType<typeof createPlayer>;
