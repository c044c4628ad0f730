import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, createTestApi, type TestApi } from '../../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const login = (json: unknown) => api.call('POST', 'auth/login', { token: null, json });

describe('POST /auth/login (spec 7)', () => {
  it('gives a token and the user', async () => {
    const { status, record } = await login({ email: ADMIN.email, password: ADMIN.password });
    expect(status).toBe(200);
    expect(record.user).toMatchObject({ email: ADMIN.email, firstName: 'Ada', lastName: 'Admin', role: 'admin' });
    const list = await api.call('GET', 'listings/artists', { token: String(record.token) });
    expect(list.status).toBe(200);
  });
});
