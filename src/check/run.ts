import { randomBytes } from 'node:crypto';
import { kindOf, type ResourceName } from '../contract/kinds';
import { AUTH_POINTS } from './authPoints';
import { createClient } from './client';
import { PLAYLIST_POINTS, SONG_POINTS, USER_POINTS } from './otherPoints';
import { Differs, NotTried } from './outcome';
import { deletePoint, recordPoints } from './recordPoints';
import { call, type Made, type Point, type Trial } from './trial';

/** What became of one point. */
export interface Finding {
  title: string;
  outcome: 'conforms' | 'differs' | 'not tried';
  /** What is otherwise, or what was missing. */
  why?: string;
}

export interface Report {
  findings: Finding[];
  /** Records of this run that could not be deleted. */
  left: Made[];
}

export interface Checked {
  host: string;
  /** Of an admin. */
  email: string;
  password: string;
  /** By default the network. */
  fetch?: (request: Request) => Response | Promise<Response>;
  /** Told of each finding as it is made. */
  onFinding?: (finding: Finding) => void;
}

/** What others point at comes before them. */
const KINDS: readonly ResourceName[] = [
  ...(['artists', 'albums', 'channels', 'songs', 'playlists', 'videos'] as const),
  ...(['announcements', 'ads', 'users'] as const),
];
const MORE: Readonly<Partial<Record<ResourceName, readonly Point[]>>> = {
  songs: SONG_POINTS,
  playlists: PLAYLIST_POINTS,
  users: USER_POINTS,
};

/** Every point in the order in which it is tried. */
export const POINTS: readonly Point[] = [
  ...AUTH_POINTS,
  ...KINDS.flatMap((kind) => [...recordPoints(kind), ...(MORE[kind] ?? [])]),
  ...[...KINDS].reverse().map(deletePoint),
];

const findingOf = async ({ title, holds }: Point, trial: Trial): Promise<Finding> => {
  try {
    await holds(trial);
    return { title, outcome: 'conforms' };
  } catch (error) {
    if (error instanceof Differs) return { title, outcome: 'differs', why: error.message };
    if (error instanceof NotTried) return { title, outcome: 'not tried', why: error.message };
    throw error;
  }
};

/** Once more, newest first, what a point that failed half way has left. */
const clearAway = async (trial: Trial): Promise<Made[]> => {
  const left: Made[] = [];
  for (const made of [...trial.made].reverse()) {
    const answer = await call(trial, 'DELETE', `${kindOf(made.kind).write}/${made.id}`).catch(() => undefined);
    if (answer === undefined || !(answer.body.success || answer.status === 404)) left.push(made);
  }
  return left;
};

/**
 * Tries every point of the contract (spec 7) against a server: makes records of its own, marked by name, and deletes them again.
 * Nobody else's record is changed. Never rejects for what the server does.
 */
export const checkServer = async ({ host, email, password, fetch = globalThis.fetch, onFinding }: Checked): Promise<Report> => {
  const mark = `check-${randomBytes(6).toString('hex')}`;
  const trial: Trial = { client: createClient(host, fetch), mark, email, password, made: [] };
  const findings: Finding[] = [];
  for (const point of POINTS) {
    const finding = await findingOf(point, trial);
    findings.push(finding);
    onFinding?.(finding);
  }
  return { findings, left: trial.made.length === 0 ? [] : await clearAway(trial) };
};
