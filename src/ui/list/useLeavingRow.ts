import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { Identifier } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';

/** A row that goes, and the one that takes the room which it leaves. */
export type Motion = 'leaving' | 'coming';

export interface MovingRow {
  record: CatalogueRecord;
  /** Its place on the page, from 0. */
  place: number;
  motion?: Motion;
}

interface Leaving {
  record: CatalogueRecord;
  place: number;
  isNew: (id: Identifier) => boolean;
}

/**
 * The rows of a page, and for a moment the one that was deleted, where it stood: it goes with a motion, where motions are wanted. All of
 * them together are as high at any moment, so that nothing below moves.
 * @param going id of what is deleted, whether it is there still or not
 * @returns the rows, and `onMoved`, to be told when the motion has ended
 */
export const useLeavingRow = (shown: readonly CatalogueRecord[], going: Identifier | undefined) => {
  const moves = useMediaQuery('(prefers-reduced-motion: no-preference)', { noSsr: true });
  const [before, setBefore] = useState(shown);
  const [leaving, setLeaving] = useState<Leaving>();
  const isSame = shown.length === before.length && shown.every(({ id }, place) => id === before[place]?.id);
  if (!isSame) {
    setBefore(shown);
    const place = before.findIndex(({ id }) => id === going);
    const record = before[place];
    const known = new Set(before.map(({ id }) => id));
    const isGone = record !== undefined && !shown.some(({ id }) => id === going) && shown.some(({ id }) => known.has(id));
    setLeaving(moves && isGone ? { record, place, isNew: (id) => !known.has(id) } : undefined);
  }
  const rows = shown.map(
    (record, place): MovingRow => ({ record, place, motion: leaving?.isNew(record.id) ? 'coming' : undefined }),
  );
  if (leaving) rows.splice(leaving.place, 0, { record: leaving.record, place: leaving.place, motion: 'leaving' });
  return { rows, onMoved: () => setLeaving(undefined) };
};
