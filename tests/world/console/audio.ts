import { act } from '@testing-library/react';

/** What a browser knows of a media element, and jsdom does not. */
interface Media {
  isPlaying: boolean;
  place: number;
  seconds: number;
  /** Of a MediaError. */
  trouble?: number;
}

const media = new WeakMap<object, Media>();
const of = (element: object): Media => {
  const known = media.get(element) ?? { isPlaying: false, place: 0, seconds: Number.NaN };
  media.set(element, known);
  return known;
};

/** Gives jsdom's audio elements what they lack: they play and pause, and are silent. What else happens, a test brings about. */
export const installAudio = () => {
  const { prototype } = HTMLMediaElement;
  prototype.play = async function play() {
    of(this).isPlaying = true;
    this.dispatchEvent(new Event('play'));
  };
  prototype.pause = function pause() {
    if (!of(this).isPlaying) return;
    of(this).isPlaying = false;
    this.dispatchEvent(new Event('pause'));
  };
  prototype.load = function load() {
    media.delete(this);
  };
  const read = (name: keyof HTMLMediaElement, get: (known: Media) => unknown, set?: (known: Media, value: number) => void) =>
    Object.defineProperty(prototype, name, {
      configurable: true,
      get() {
        return get(of(this));
      },
      set(value: number) {
        set?.(of(this), value);
      },
    });
  read('paused', ({ isPlaying }) => !isPlaying);
  read('duration', ({ seconds }) => seconds);
  read('readyState', ({ seconds }) => (Number.isNaN(seconds) ? 0 : 1));
  read('error', ({ trouble }) => (trouble === undefined ? null : { code: trouble }));
  read(
    'currentTime',
    ({ place }) => place,
    (known, value) => {
      known.place = value;
    },
  );
};

const element = () => {
  const found = document.querySelector('audio');
  if (!found) throw new Error('There is no audio element');
  return found;
};

/** The address of what is loaded; null where nothing is. */
export const loaded = () => element().getAttribute('src');
export const isHeard = () => !element().paused;

const tell = (...events: string[]) =>
  act(async () => {
    for (const event of events) element().dispatchEvent(new Event(event));
  });

/** The beginning of the file has come. */
export const fileComes = (seconds: number) => {
  of(element()).seconds = seconds;
  return tell('durationchange', 'loadedmetadata');
};

/** It has played so far. */
export const playsUpTo = (place: number) => {
  of(element()).place = place;
  return tell('timeupdate');
};

export const place = () => element().currentTime;

/** The browser can't have the file, or can't play it. */
export const fails = (trouble: 'network' | 'unplayable' = 'unplayable') => {
  of(element()).trouble = trouble === 'network' ? 2 : 4;
  return tell('error');
};
