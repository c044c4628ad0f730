import type { Identifier, RaRecord } from 'react-admin';
import { KINDS, recordName } from '../../contract/kinds';
import { PEAKS } from '../../contract/limits';
import { referenceName } from '../fields/reference';

/** Something to play. */
export interface Track {
  /** The song that it is of; undefined for a file that is not stored yet. */
  id?: Identifier;
  src: string;
  title: string;
  artist?: string;
  cover?: string;
  /** Bars from 0 to 255; none where nobody knows them. */
  peaks?: readonly number[];
  /** Its length in seconds, where it is known before it plays. */
  seconds?: number;
}

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** A server may call something else by this name, or have more bars or fewer. */
const barsIn = (value: unknown): readonly number[] | undefined => {
  try {
    const bars = Array.from(atob(textIn(value) ?? ''), (letter) => letter.charCodeAt(0));
    return bars.length === PEAKS ? bars : undefined;
  } catch {
    return undefined;
  }
};

/** What a song has to play; undefined where it has no file. */
export const trackOf = (record: RaRecord, source: string): Track | undefined => {
  const { songs } = KINDS;
  const src = textIn(record[source]);
  if (src === undefined) return undefined;
  return {
    id: record.id,
    src,
    title: recordName(songs, record),
    artist: referenceName(record, 'artist', 'artists'),
    cover: textIn(record[songs.picture ?? '']),
    peaks: barsIn(record.peaks),
    seconds: typeof record.duration === 'number' && record.duration > 0 ? record.duration : undefined,
  };
};

/** Addresses that are signed differ in what stands behind the question mark, whenever they are told. */
const place = (src: string) => (src.startsWith('blob:') ? src : src.replace(/[?#].*$/, ''));

export const isSame = (one: Track | null | undefined, other: Track | null | undefined): boolean =>
  !!one && !!other && one.id === other.id && place(one.src) === place(other.src);

/** '1:24', '1:02:03'. */
export const timeText = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
};
