import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outboxTransport } from '../../src/server/mail/transport';
import { ADMIN, MANAGER, sharedApi } from '../world/api';
import { formOf, picture } from '../world/forms';
import { logLines } from '../world/logLines';
import { login, tryLogin } from '../world/people';

const { lines, log } = logLines();
const METRICS_TOKEN = 'metrics-token-of-the-operator';

const outbox: { send: ReturnType<typeof outboxTransport>['send'] }[] = [];
const api = await sharedApi({
  log,
  settings: { metricsToken: METRICS_TOKEN },
  deliver: async (message) => outbox[0]?.send(message),
});
outbox.push(outboxTransport(join(api.dataDir, 'outbox'), 'console@example.org', { log, clock: () => new Date() }));

const found = (text: string, pattern: RegExp): string => {
  const [, secret] = pattern.exec(text) ?? [];
  if (secret === undefined) throw new Error(`No ${pattern} in: ${text}`);
  return secret;
};
const get = (path: string, headers: Record<string, string> = {}) =>
  api.app.fetch(new Request(`http://api.test${path}`, { headers }));

/** Signs in and out in every way, forgets, resets, changes and generates passwords; gives every secret that took part. */
const wholeSession = async (): Promise<Record<string, string>> => {
  const chosen = 'the password she chose';
  const changed = 'the password after that';
  const refused = await tryLogin(api, ADMIN.email, 'a wrong password');
  const created = await api.call('POST', 'users', {
    form: formOf({ email: 'eva@example.org', firstName: 'Eva', role: 'manager' }),
  });
  const invited = found((await api.mails()).at(-1)?.text ?? '', /Password: (\S+)/);
  await api.call('POST', 'auth/forget-password', { token: null, json: { email: 'eva@example.org' } });
  const reset = found((await api.mails()).at(-1)?.text ?? '', /reset-password\/([\w-]+)/);
  await get(`/reset-password/${reset}`);
  await get(`/Reset-Password/${reset}?again=${reset}`);
  const answer = { password: chosen, confirmPassword: chosen, token: reset };
  await api.call('POST', `auth/reset-password/${reset}`, { token: null, json: { ...answer, confirmPassword: 'another one' } });
  await api.call('POST', `auth/reset-password/${reset}`, { token: null, json: answer });
  await api.call('POST', `auth/reset-password/${reset}/`, { token: null, json: answer });
  const signedIn = await tryLogin(api, 'eva@example.org', chosen);
  const device = found(signedIn.headers.get('Set-Cookie') ?? '', /device=([^;]+)/);
  const token = await login(api, { email: 'eva@example.org', password: chosen });
  const passwords = { password: chosen, newPassword: changed, confirmNewPassword: changed };
  await api.call('POST', 'auth/update-password', { token, json: passwords, headers: { Cookie: `device=${device}` } });
  const { rows } = await api.call('GET', 'users/search?key=eva');
  await api.call('PATCH', `users/${rows[0]?._id}/generate-password`);
  const generated = found((await api.mails()).at(-1)?.text ?? '', /Password: (\S+)/);
  await api.call('GET', `listings/artists?token=${token}`, { token, headers: { 'X-Client-App': 'catalogue-console' } });
  await api.call('POST', 'auth/login', {
    token: null,
    body: `{"password":"${chosen}"`,
    headers: { 'Content-Type': 'application/json' },
  });
  await api.call('POST', 'listings/artists', { form: formOf({ stageName: 'Björk', photo: await picture() }) });
  await get('/metrics', { Authorization: `Bearer ${METRICS_TOKEN}` });
  // What nobody foresaw is logged with its stack: in the middle of a login and of a user's creation.
  await api.services.database.schema.dropTable('tries').execute();
  await api.services.database.schema.dropTable('mailJobs').execute();
  await tryLogin(api, MANAGER.email, MANAGER.password);
  await api.call('POST', 'users', { form: formOf({ email: 'uma@example.org', firstName: 'Uma', role: 'admin' }) });
  expect([created.status, refused.status, signedIn.status]).toEqual([201, 401, 200]);
  const stored = await api.services.database.selectFrom('users').select('passwordHash').execute();
  const hashes = Object.fromEntries(stored.map(({ passwordHash }, index) => [`hash ${index}`, passwordHash]));
  const tokens = { token, adminToken: api.adminToken, managerToken: api.managerToken, device, reset, metrics: METRICS_TOKEN };
  return { ...hashes, ...tokens, admin: ADMIN.password, wrong: 'a wrong password', chosen, changed, invited, generated };
};

describe('the log of a whole session of calls', () => {
  it('tells of each call and of what went wrong, and holds no password, token, link or hash', async () => {
    const secrets = await wholeSession();
    const text = lines.join('');
    expect(text).toContain('/api/v1/auth/reset-password/[token]');
    expect(text).toContain('request failed');
    expect(text).toContain('the mail was written to a file');
    const leaked = Object.entries(secrets).filter(
      ([, secret]) => text.includes(secret) || text.includes(encodeURIComponent(secret)),
    );
    expect(leaked.map(([name]) => name)).toEqual([]);
    expect(text).not.toContain('$argon2');
  });
});
