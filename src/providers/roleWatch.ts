import { KINDS, RESOURCE_NAMES, type RecordKind } from '../contract/kinds';
import { ROLES, SERVER_PAGE_SIZE } from '../contract/limits';
import type { HttpRequest, Session } from './types';

const FORBIDDEN = 403;

/** The kind of which a call was, where not every role may use it. */
const restrictedKind = (path: string): RecordKind | undefined =>
  RESOURCE_NAMES.map((name) => KINDS[name]).find(
    ({ roles, write }) => roles.length < ROLES.length && (path === write || path.startsWith(`${write}/`)),
  );

/**
 * A refusal may be the first word of a role that was taken (spec 6). No call tells the role, but the list of a kind is refused to nobody who
 * may use the kind: whoever is refused that, too, has the other role from now on, and menu and pages follow.
 * @param ask sends a call and gives the status of its answer
 */
export const createRoleWatch = ({ session, ask }: { session: Session; ask: (request: HttpRequest) => Promise<number> }) => {
  let isAsking = false;
  return async ({ method, path }: HttpRequest) => {
    const kind = restrictedKind(path);
    const user = session.user();
    if (!kind || !user || isAsking || !kind.roles.some((role) => role === user.role)) return;
    isAsking = true;
    const isList = method === 'GET' && path === kind.list;
    const list = { method: 'GET', path: kind.list, query: { limit: SERVER_PAGE_SIZE } } as const;
    // Without an answer nothing is known.
    const status = isList ? FORBIDDEN : await ask(list).catch(() => undefined);
    isAsking = false;
    const role = ROLES.find((other) => !kind.roles.includes(other));
    if (status === FORBIDDEN && role) session.update({ ...user, role });
  };
};
