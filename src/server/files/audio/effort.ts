import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds that a file may be looked at. A whole one of the largest size takes a tenth of it. */
const LONGEST = 30_000;
/** So many pieces are looked at before others get their turn. */
const PIECES_A_TURN = 2_000;

/** Why a file is not looked at any further: it costs too much, or nobody waits for it any more. */
export class EffortExceeded extends Error {}

/** What it may cost to look at one file. */
export interface Effort {
  /** Counts pieces that are looked at (boxes, pages, frames), and lets others have their turn. Throws EffortExceeded. */
  spend(pieces: number): Promise<void> | undefined;
  readonly isExceeded: boolean;
  /** Nobody waits for it any more. */
  readonly isInVain: boolean;
}

/**
 * @param mostPieces of a hostile file a few bytes each, of an honest one far more
 * @param signal aborted once whoever sent the file is gone
 */
export function createEffort(mostPieces: number, signal?: AbortSignal): Effort {
  const until = performance.now() + LONGEST;
  let spent = 0;
  let turn = 0;
  let isExceeded = false;
  const exceed = () => {
    isExceeded = true;
    throw new EffortExceeded('This file takes too long to look at.');
  };
  const nextTurnOfAll = async () => {
    turn = 0;
    await nextTurn();
    if (signal?.aborted || performance.now() > until) exceed();
  };
  return {
    spend: (pieces) => {
      // A library may catch what was thrown, and go on.
      if (isExceeded) return exceed();
      spent += pieces;
      turn += pieces;
      if (spent > mostPieces) return exceed();
      return turn >= PIECES_A_TURN ? nextTurnOfAll() : undefined;
    },
    get isExceeded() {
      return isExceeded;
    },
    get isInVain() {
      return signal?.aborted === true;
    },
  };
}
