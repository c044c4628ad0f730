import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../../../src/server/mail/texts';
import { ownApi, type TestApi } from '../../world/api';
import { formOf } from '../../world/forms';
import { logLines } from '../../world/logLines';
import { addPerson, tryLogin } from '../../world/people';

const MINUTE = 60_000;

let now = Date.parse('2024-05-01T08:00:00.000Z');
let isBroken = true;
/** What reached the mail server, whatever it said to it. */
let reached: Message[] = [];
let api: TestApi;
const { log, lines } = logLines();
beforeEach(async () => {
  isBroken = true;
  lines.length = 0;
  reached = [];
  const deliver = async (message: Message) => {
    reached.push(message);
    if (isBroken) throw Object.assign(new Error(`535 refused for ben@example.org`), { code: 'EAUTH', responseCode: 535 });
  };
  api = await ownApi({ clock: () => new Date(now), deliver, log });
});

const invite = () => api.call('POST', 'users', { form: formOf({ email: 'ben@example.org', firstName: 'Ben', role: 'manager' }) });
/** Lets time pass, as the worker's timer sees it. */
const wait = async (minutes: number) => {
  now += minutes * MINUTE;
  api.services.mail.wake();
  return api.mails();
};
const passwordIn = (message?: Message) => /Password: (\S+)/.exec(message?.text ?? '')?.[1] ?? '';

describe('a mail that can not be sent', () => {
  it('is given up after three days, a reset link after an hour', async () => {
    await invite();
    const person = await addPerson(api);
    await api.call('POST', 'auth/forget-password', { token: null, json: { email: person.email } });
    await api.mails();
    for (let hours = 0; hours < 2; hours += 1) await wait(60);
    isBroken = false;
    expect((await wait(60)).map(({ to }) => to.address)).toEqual(['ben@example.org']);
    isBroken = true;
    await api.call('PATCH', `users/${person.id}/generate-password`);
    await api.mails();
    for (let hours = 0; hours < 75; hours += 1) await wait(60);
    isBroken = false;
    expect(await wait(60)).toHaveLength(1);
  });

  it('is logged without the password, the link, the address and the words of the mail server', async () => {
    const person = await addPerson(api, { email: 'ana@example.org' });
    await invite();
    await api.call('POST', 'auth/forget-password', { token: null, json: { email: person.email } });
    await api.mails();
    isBroken = false;
    const messages = await wait(2);
    expect(messages).toHaveLength(2);
    const logged = lines.join('\n');
    expect(logged).toContain('"code":"EAUTH","responseCode":535');
    for (const secret of [
      passwordIn(messages.find(({ to }) => to.address === 'ben@example.org')),
      'reset-password',
      'example.org',
      'refused',
    ])
      expect(logged).not.toContain(secret);
  });
});

describe('a mail with a generated password', () => {
  it('leaves no password in the database while it waits', async () => {
    await invite();
    await api.mails();
    const jobs = await api.services.database.selectFrom('mailJobs').selectAll().execute();
    expect(jobs).toEqual([expect.objectContaining({ kind: 'invitation', email: null, attempts: 1 })]);
    isBroken = false;
    const [message] = await wait(1);
    expect(JSON.stringify(jobs)).not.toContain(passwordIn(message));
  });

  it('is not sent to somebody who chose a password meanwhile, and does not change it', async () => {
    const person = await addPerson(api);
    await api.call('PATCH', `users/${person.id}/generate-password`);
    await api.mails();
    isBroken = false;
    await api.call('POST', 'auth/forget-password', { token: null, json: { email: person.email } });
    const token = /reset-password\/([\w-]+)/.exec((await api.mails())[0]?.text ?? '')?.[1];
    const password = 'chosen in the meantime';
    await api.call('POST', `auth/reset-password/${token}`, { token: null, json: { password, confirmPassword: password } });
    expect(await wait(60)).toHaveLength(1);
    expect((await tryLogin(api, person.email, password)).status).toBe(200);
  });

  it('is not sent again, with another password, to somebody who got it although the mail server said no', async () => {
    await invite();
    await api.mails();
    const password = passwordIn(reached[0]);
    expect((await tryLogin(api, 'ben@example.org', password)).status).toBe(200);
    isBroken = false;
    expect(await wait(60)).toEqual([]);
    expect((await tryLogin(api, 'ben@example.org', password)).status).toBe(200);
  });

  it('goes out once for two resets in a row, with the password that counts', async () => {
    const person = await addPerson(api);
    for (let count = 0; count < 2; count += 1) await api.call('PATCH', `users/${person.id}/generate-password`);
    isBroken = false;
    const messages = await wait(2);
    expect(messages).toHaveLength(1);
    expect((await tryLogin(api, person.email, passwordIn(messages[0]))).status).toBe(200);
  });
});
