import { useLocaleState, useTranslate } from 'react-admin';
import type { PlannedSong } from '../../../import/planned';
import { inBytes } from '../../../ui/bytes';
import { type Fate, isResult } from './state';

/** `plain` is what most are: it needs no sign. */
export type Tone = 'good' | 'bad' | 'warm' | 'quiet' | 'waits' | 'plain';

/** What is said of a song in one line. `sent` is the share that is on its way. */
export interface Said {
  tone: Tone;
  words: string;
  sent?: number;
}

const TONES = { new: 'plain', there: 'quiet', doubtful: 'warm', unusable: 'bad' } as const;
const OUTCOMES = {
  created: ['good', 'created'],
  replaced: ['good', 'replaced'],
  filled: ['good', 'filled'],
  skipped: ['quiet', 'skipped'],
  refused: ['bad', 'refused'],
  'not tried': ['waits', 'notTried'],
  'would create': ['waits', 'notTried'],
  'would replace': ['waits', 'notTried'],
  'would fill': ['waits', 'notTried'],
} as const;

/** 187.4 -> '3:07' */
export const lengthOf = (seconds: number | undefined): string => {
  if (seconds === undefined) return '';
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/** Sentences of all that is known of it, without what is said twice. */
export const notesOf = ({ notes, fault }: PlannedSong): string[] => [
  ...new Set([...(fault === undefined ? [] : [fault]), ...notes]),
];

/** The words of the import, in the person's language. */
export const useWording = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const say = (key: string, values?: Record<string, unknown>) => translate(`catalogue.importing.${key}`, values);
  const many = (key: string, count: number) => say(key, { smart_count: count });

  const planned = (song: PlannedSong): Said => {
    const { state, choice } = song;
    const isLeftOut = state === 'new' && choice === 'skip';
    const [first] = notesOf(song);
    const words = [say(isLeftOut ? 'state.skipped' : `state.${state}`), first].filter(Boolean).join(' · ');
    return { tone: TONES[state], words: state === 'unusable' && first ? first : words };
  };
  const underWay = (song: PlannedSong, fate: Fate | undefined): Said => {
    if (fate === undefined) {
      const isLeftOut = song.choice === 'skip' && song.state !== 'unusable';
      return { tone: isLeftOut ? 'quiet' : 'waits', words: say(isLeftOut ? 'outcome.skipped' : 'waiting') };
    }
    if (isResult(fate)) {
      const [tone, word] = OUTCOMES[fate.outcome];
      const notes = [...new Set(fate.notes.filter(Boolean))];
      const isSaid = tone === 'bad' && notes.length > 0;
      return { tone, words: [...(isSaid ? [] : [say(`outcome.${word}`)]), ...notes].join(isSaid ? ' ' : ' · ') };
    }
    const { size } = song.file;
    const sent = Math.min(1, fate.sent / size);
    if (sent >= 1) return { tone: 'waits', words: say('checking') };
    return { tone: 'waits', sent, words: say('ofBytes', { done: inBytes(fate.sent), all: inBytes(size) }) };
  };
  const left = (seconds: number | undefined) => {
    if (seconds === undefined) return undefined;
    if (seconds < 90) return say('left.s', { count: seconds });
    return seconds < 5_400
      ? say('left.min', { count: Math.round(seconds / 60) })
      : say('left.h', { count: Math.round(seconds / 3_600) });
  };
  return { say, many, planned, underWay, left, number: (count: number) => count.toLocaleString(locale) };
};
