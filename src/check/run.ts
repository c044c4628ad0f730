import { randomBytes } from 'node:crypto';
import { KINDS, RESOURCE_NAMES, type RecordKind } from '../contract/kinds';
import { AUTH_POINTS } from './authPoints';
import { createClient, Difference } from './client';
import { deletePoints, recordPoints } from './recordPoints';
import { SPECIAL_POINTS } from './specialPoints';
import { call, type MadeRecord, NotTried, type Point, type Trial } from './trial';

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
  left: MadeRecord[];
}

export interface TrialOptions {
  host: string;
  /** Of an admin. */
  email: string;
  password: string;
  /** By default the network. */
  fetch?: (request: Request) => Response | Promise<Response>;
  /** Told of each finding as it is made. */
  onFinding?: (finding: Finding) => void;
}

const referencesFirst = (kind: RecordKind): RecordKind[] => [
  ...Object.values(kind.references).flatMap((target) => referencesFirst(KINDS[target])),
  kind,
];
const KINDS_IN_ORDER = [...new Set(RESOURCE_NAMES.flatMap((name) => referencesFirst(KINDS[name])))];

/** Every point in the order in which it is tried. */
export const POINTS: readonly Point[] = [
  ...AUTH_POINTS,
  ...KINDS_IN_ORDER.flatMap((kind) => [...recordPoints(kind), ...(SPECIAL_POINTS[kind.name] ?? [])]),
  ...KINDS_IN_ORDER.toReversed().flatMap(deletePoints),
];

const findingOf = async ({ title, verify }: Point, trial: Trial): Promise<Finding> => {
  try {
    await verify(trial);
    return { title, outcome: 'conforms' };
  } catch (error) {
    if (error instanceof Difference) return { title, outcome: 'differs', why: error.message };
    if (error instanceof NotTried) return { title, outcome: 'not tried', why: error.message };
    throw error;
  }
};

/** Once more, newest first, what a point that failed half way has left. */
const clearAway = async (trial: Trial): Promise<MadeRecord[]> => {
  const left: MadeRecord[] = [];
  for (const made of trial.made.toReversed()) {
    const answer = await call(trial, 'DELETE', `${made.kind.write}/${made.id}`).catch(() => undefined);
    if (answer === undefined || !(answer.body.success || answer.status === 404)) left.push(made);
  }
  return left;
};

/**
 * Tries every point of the contract (spec 7) against a server: makes records of its own, marked by name, and deletes them again.
 * Nobody else's record is changed. Never rejects for what the server does.
 */
export const tryContract = async ({
  host,
  email,
  password,
  fetch = globalThis.fetch,
  onFinding,
}: TrialOptions): Promise<Report> => {
  const mark = `check-${randomBytes(6).toString('hex')}`;
  const trial: Trial = { client: createClient(host, fetch), mark, email, password, made: [] };
  const findings: Finding[] = [];
  for (const point of POINTS) {
    const finding = await findingOf(point, trial);
    findings.push(finding);
    onFinding?.(finding);
  }
  return { findings, left: await clearAway(trial) };
};
