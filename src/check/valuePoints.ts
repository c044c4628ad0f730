import { type FileKind, KINDS, type RecordKind } from '../contract/kinds';
import { ROLES } from '../contract/limits';
import { Difference } from './client';
import { findInSearch, madeOf, type Point, pointsOf, requireInList, requireValue, type SentRecord, type Trial } from './trial';

const MOMENTS = ['createdAt', 'publishedAt', 'updatedAt'];
/** ISO 8601 with its zone: without one it is another moment to each person who reads it. */
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** Difference where a moment is none, or none that means the same everywhere. */
export const requireMoment = (what: string, value: unknown): void => {
  if (value === null || value === undefined) return;
  if (typeof value !== 'string' || !ISO.test(value) || Number.isNaN(Date.parse(value)))
    throw new Difference(`${what} is ${JSON.stringify(value)}; it must be of ISO 8601, with its zone`);
};

/** Difference where the role is none that the console knows. */
export const requireRole = (what: string, role: string): void => {
  if (!ROLES.some((each) => each === role))
    throw new Difference(`${what} is “${role}”; it must be one of ${ROLES.join(' and ')}`);
};

const requireFile = async ({ load }: Trial, field: string, address: unknown, takes: FileKind) => {
  if (typeof address !== 'string' || !(address.startsWith('/') || URL.canParse(address)))
    throw new Difference(`${field} is ${JSON.stringify(address)}; it must be a whole address, or a path from / on`);
  const { status, type } = await load(address);
  if (status !== 200 || /^text\/html/.test(type))
    throw new Difference(`${field} at ${address} is no ${takes}: ${status}, ${type}`);
};

const eachShown = async (trial: Trial, kind: RecordKind, look: (record: SentRecord) => unknown) => {
  for (const made of trial.made.filter((each) => each.kind === kind)) {
    await look(await requireInList(trial, made));
    await look(await findInSearch(trial, made));
  }
};

/** What the fields of spec 3 hold, beside their types. */
export const valuePoints = (kind: RecordKind): Point[] => {
  const files = Object.entries(kind.files);
  return pointsOf(kind.name, {
    'dates are of ISO 8601, with their zone': (trial) =>
      eachShown(trial, kind, (record) => {
        for (const field of MOMENTS) requireMoment(field, record[field]);
      }),
    ...(files.length > 0 && {
      'the address of each file leads to it': async (trial) => {
        const record = await requireInList(trial, madeOf(trial, kind));
        for (const [field, { takes }] of files) await requireFile(trial, field, record[field], takes);
      },
    }),
    ...(kind === KINDS.users && {
      'list and search show the role that was sent': (trial) =>
        eachShown(trial, kind, (record) => requireValue('the user', record, 'role', 'manager')),
    }),
  });
};
