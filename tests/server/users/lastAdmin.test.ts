import { beforeEach, describe, expect, it } from 'vitest';
import { ownApi, type TestApi } from '../../world/api';
import { addPerson, type Person } from '../../world/people';

const LAST = 'This is the last active admin. Make somebody else an admin first.';

let api: TestApi;
let ada: { id: string; token: string };
beforeEach(async () => {
  api = await ownApi();
  const { rows } = await api.call('GET', 'users/search?key=ada');
  ada = { id: String(rows[0]?._id), token: api.adminToken };
});

const update = (id: string, json: unknown, token = ada.token) => api.call('PATCH', `users/${id}`, { token, json });
const remove = (id: string, token = ada.token) => api.call('DELETE', `users/${id}`, { token });
const activeAdmins = async () =>
  (await api.services.database.selectFrom('users').selectAll().where('role', '=', 'admin').where('isActive', '=', 1).execute())
    .length;

describe('the last active admin', () => {
  it('can not be demoted, not even by themselves', async () => {
    await addPerson(api, { role: 'admin', isActive: false });
    const { status, body } = await update(ada.id, { role: 'manager' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: LAST, field: 'role' });
    expect(await activeAdmins()).toBe(1);
  });

  it('can be demoted once there is another one', async () => {
    await addPerson(api, { role: 'admin' });
    expect((await update(ada.id, { role: 'manager' })).status).toBe(200);
  });

  it('may change their name and address', async () => {
    expect((await update(ada.id, { firstName: 'Adele', role: 'admin', isActive: true })).status).toBe(200);
  });
});

describe('one’s own account', () => {
  it('can be neither deactivated nor deleted, whoever else is admin', async () => {
    await addPerson(api, { role: 'admin' });
    const answers = [await update(ada.id, { isActive: false }), await remove(ada.id)];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(answers.map(({ body }) => body.message)).toEqual([
      'You can’t deactivate your own account.',
      'You can’t delete your own account.',
    ]);
    expect(await activeAdmins()).toBe(2);
  });
});

describe('two admins at the same moment', () => {
  let ben: Person;
  beforeEach(async () => {
    ben = await addPerson(api, { role: 'admin' });
  });

  it.each<[string, (id: string, token: string) => Promise<{ status: number }>]>([
    ['demote', (id, token) => update(id, { role: 'manager' }, token)],
    ['deactivate', (id, token) => update(id, { isActive: false }, token)],
    ['delete', (id, token) => remove(id, token)],
  ])('who %s each other leave one', async (_title, act) => {
    const answers = await Promise.all([act(ben.id, ada.token), act(ada.id, ben.token)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await activeAdmins()).toBe(1);
  });
});
