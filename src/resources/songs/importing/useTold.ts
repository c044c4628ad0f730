import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { type JobState, progressOf } from './state';
import { countsOf } from './tree';
import { useWording } from './wording';

/** Milliseconds between two words on how far it is: who listens does something else meanwhile. */
const TOLD_EVERY = 15_000;

/** What is read out: each step as it begins, and from time to time how far it is. */
export const useTold = (state: JobState): string => {
  const { say, many, number } = useWording();
  const { step, plan, isPaused } = state;
  const wordsOf = () => {
    if (step === 'reading') return say('told.reading');
    if (step === 'comparing') return say('comparing');
    if (plan && step === 'plan') {
      const { all, ...counts } = countsOf(plan);
      return say('told.plan', { songs: many('songs', all), ...counts });
    }
    if (plan && step === 'running') {
      const { ended, songs } = progressOf(plan.songs, state.fates);
      return say('told.running', { done: number(ended), all: number(songs) });
    }
    return '';
  };
  const [told, setTold] = useState('');
  const tell = useEvent(() => setTold(wordsOf()));
  useEffect(() => {
    if (step && !isPaused) tell();
    if (step !== 'running' || isPaused) return;
    const timer = setInterval(tell, TOLD_EVERY);
    return () => clearInterval(timer);
  }, [step, isPaused, tell]);
  return told;
};
