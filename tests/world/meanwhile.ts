import { playlistSongPath, publicationPath } from '../../src/contract/endpoints';
import { KINDS, type RecordKind, type ResourceName } from '../../src/contract/kinds';
import type { Answer, TestApi } from './api';
import { formOf } from './forms';

const done = (answer: Answer) => {
  if (!answer.body.success) throw new Error(`${answer.status} ${answer.body.message}`);
};

/** Somebody else at work in the same catalogue: another manager on another machine. Each throws where the API refuses. */
export const somebodyElse = (api: TestApi, token: string = api.managerToken) => ({
  changes: async (kind: ResourceName, id: string, fields: Readonly<Record<string, string>>) => {
    const { write, constants, updateBody }: RecordKind = KINDS[kind];
    const body = updateBody === 'json' ? { json: fields } : { form: formOf({ ...constants, ...fields }) };
    done(await api.call('PATCH', `${write}/${id}`, { token: kind === 'users' ? api.adminToken : token, ...body }));
  },
  deletes: async (kind: ResourceName, id: string) =>
    done(await api.call('DELETE', `${KINDS[kind].write}/${id}`, { token: kind === 'users' ? api.adminToken : token })),
  publishes: async (kind: ResourceName, id: string, publish = true) =>
    done(await api.call('PATCH', publicationPath(kind, id, publish), { token })),
  addsSong: async (playlist: string, song: string) =>
    done(await api.call('PATCH', playlistSongPath(playlist, 'add', song), { token })),
  removesSong: async (playlist: string, song: string) =>
    done(await api.call('PATCH', playlistSongPath(playlist, 'remove', song), { token })),
});

/** Every session of the person ends, as when somebody changes their password. */
export const endSessions = async ({ services: { database } }: TestApi, email: string) => {
  const { id } = await database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await database.deleteFrom('sessions').where('userId', '=', id).execute();
};

/** The person gets another role, or is put out of action. */
export const setRole = async ({ services: { database } }: TestApi, email: string, role: 'admin' | 'manager') =>
  void (await database.updateTable('users').set({ role }).where('email', '=', email).execute());
export const setActive = async ({ services: { database } }: TestApi, email: string, isActive: 0 | 1) =>
  void (await database
    .updateTable('users')
    .set((row) => ({ isActive, version: row('version', '+', 1) }))
    .where('email', '=', email)
    .execute());
export const deactivate = (api: TestApi, email: string) => setActive(api, email, 0);
