import type { RecordKind } from '../contract/kinds';
import { IDEMPOTENCY_HEADER } from '../contract/limits';
import { Difference, requireRefusal } from './client';
import { newForm, newName } from './forms';
import { callSignedIn, NotOffered, recordOf, type Trial } from './trial';

const HEADER = IDEMPOTENCY_HEADER;

/** Creates the same under one key, and something else under it: a server need not know the key, but has to have it right where it does. */
export const createsOnce = (kind: RecordKind) => async (trial: Trial) => {
  const headers = { [HEADER]: `${trial.mark}-${kind.name}` };
  const send = async (name: string) => {
    const answer = await callSignedIn(trial, 'POST', kind.write, { form: newForm(trial, kind, name), headers });
    const id = answer.body.success ? recordOf(kind, answer)._id : undefined;
    const isNew = id !== undefined && !trial.made.some((made) => made.id === id);
    if (isNew) trial.made.push({ kind, id, name });
    return { answer, id, isNew };
  };
  const [name, another] = [newName(trial, kind, 'once'), newName(trial, kind, 'another')];
  const first = await send(name);
  recordOf(kind, first.answer);
  const again = await send(name);
  if (again.isNew || again.id === undefined) throw new NotOffered(`it does not know the header ${HEADER}`);
  const { answer, isNew } = await send(another);
  if (isNew) throw new Difference(`another form under the same ${HEADER} made another record`);
  requireRefusal(answer, 422);
};
