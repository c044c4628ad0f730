import { canUse } from '../contract/access';
import type { RecordKind } from '../contract/kinds';
import { createActivity } from './activity';
import { callOf, pageRequest } from './calls';
import { readSession } from './session';
import { sendAhead } from './transport';

interface EarlyRows {
  /** As for the providers. */
  host: string;
  base: string;
  /** Whose list the page is. */
  kind: RecordKind;
}

/**
 * Asks for what a list begins with, its newest rows, while the console's scripts are on their way: the list's own call then takes the answer.
 * Only where that list is going to be shown, to somebody who is signed in, may use the kind and has not been idle for too long.
 */
export const askForRows = ({ host, base, kind }: EarlyRows) => {
  const session = readSession(base);
  if (!session || !canUse(session.user.role, kind.name)) return;
  const { idleFor, logoutAfter } = createActivity(undefined, base);
  if (idleFor() < logoutAfter) sendAhead(callOf(host || base, session.token, pageRequest(kind.list, 1)));
};
