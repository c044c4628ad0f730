import { randomBytes } from 'node:crypto';
import { KINDS, RESOURCE_NAMES, type RecordKind } from '../contract/kinds';
import { AUTH_POINTS } from './authPoints';
import { createClient, createLoad, Difference } from './client';
import { deleteForGood, optionalPoints } from './optionalPoints';
import { pagePoints } from './pagePoints';
import { deletePoints, recordPoints } from './recordPoints';
import { SPECIAL_POINTS } from './specialPoints';
import { callSignedIn, type MadeRecord, NotOffered, NotTried, type Point, type Trial } from './trial';
import { valuePoints } from './valuePoints';

export interface Finding {
  title: string;
  /** Not offered is what a server need not have. */
  outcome: 'conforms' | 'differs' | 'not tried' | 'not offered';
  why?: string;
}

interface Report {
  findings: Finding[];
  /** Records that could not be deleted. */
  left: MadeRecord[];
}

interface TrialOptions {
  host: string;
  /** Of an admin. */
  email: string;
  password: string;
  fetch?: (request: Request) => Response | Promise<Response>;
  onFinding?: (finding: Finding) => void;
  /** Ends it after the point that runs; what was made is deleted all the same. */
  signal?: AbortSignal;
}

const referencesFirst = (kind: RecordKind): RecordKind[] => [
  ...Object.values(kind.references).flatMap((target) => referencesFirst(KINDS[target])),
  kind,
];
const KINDS_IN_ORDER = [...new Set(RESOURCE_NAMES.flatMap((name) => referencesFirst(KINDS[name])))];

export const POINTS: readonly Point[] = [
  ...AUTH_POINTS,
  ...KINDS_IN_ORDER.flatMap((kind) => [
    ...recordPoints(kind),
    ...pagePoints(kind),
    ...valuePoints(kind),
    ...optionalPoints(kind),
    ...(SPECIAL_POINTS[kind.name] ?? []),
  ]),
  ...KINDS_IN_ORDER.toReversed().flatMap(deletePoints),
];

const findingOf = async ({ title, verify }: Point, trial: Trial): Promise<Finding> => {
  try {
    await verify(trial);
    return { title, outcome: 'conforms' };
  } catch (error) {
    if (error instanceof Difference) return { title, outcome: 'differs', why: error.message };
    if (error instanceof NotOffered) return { title, outcome: 'not offered', why: error.message };
    if (error instanceof NotTried) return { title, outcome: 'not tried', why: error.message };
    throw error;
  }
};

/** Deletes what a point that failed half way has left. */
const clearAway = async (trial: Trial): Promise<MadeRecord[]> => {
  const left: MadeRecord[] = [];
  for (const made of trial.made.toReversed()) {
    const answer = await callSignedIn(trial, 'DELETE', `${made.kind.write}/${made.id}`).catch(() => undefined);
    if (answer === undefined || !(answer.body.success || answer.status === 404)) left.push(made);
    else await deleteForGood(trial, made);
  }
  return left;
};

/**
 * Tries spec 7 against a server with records of its own, which it deletes again. Never rejects for what the server does. Where nobody can
 * sign in, that is the only finding.
 */
export const tryContract = async (options: TrialOptions): Promise<Report> => {
  const { host, email, password, fetch = globalThis.fetch, onFinding, signal } = options;
  const mark = `check-${randomBytes(6).toString('hex')}`;
  const trial: Trial = { client: createClient(host, fetch), load: createLoad(host, fetch), mark, email, password, made: [] };
  const findings: Finding[] = [];
  for (const point of POINTS) {
    if (signal?.aborted || (findings.length > 0 && trial.token === undefined)) break;
    const finding = await findingOf(point, trial);
    findings.push(finding);
    onFinding?.(finding);
  }
  return { findings, left: await clearAway(trial) };
};
