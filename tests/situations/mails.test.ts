import { beforeEach, expect, onTestFinished, vi } from 'vitest';
import { type MailJob, queueResetMail } from '../../src/server/mail/jobs';
import type { Message } from '../../src/server/mail/texts';
import { createMailWorker } from '../../src/server/mail/worker';
import { accountMails } from '../../src/server/users/accountMails';
import { CONSOLE_URL, ownApi, type TestApi } from '../world/api';
import { MINUTE } from '../world/clock';
import { formOf } from '../world/forms';
import { logLines } from '../world/logLines';
import { CONNECTION_LOST, faulty } from '../world/parts';
import { addPerson, type Person, tryLogin } from '../world/people';
import { situation } from './situation';

const START = Date.parse('2026-03-04T09:00:00Z');
const NEW = 'a wholly new password';

let now = START;
/** What the mail server says to a mail; undefined takes it. */
let refusal: (message: Message) => Error | undefined | Promise<undefined>;
let tried: Message[];
let api: TestApi;
let person: Person;
const { lines, log } = logLines();
beforeEach(async () => {
  now = START;
  tried = [];
  refusal = () => undefined;
  lines.length = 0;
  const deliver = async (message: Message) => {
    tried.push(message);
    const error = await refusal(message);
    if (error) throw error;
  };
  api = await ownApi({ clock: () => new Date(now), deliver, log });
  person = await addPerson(api);
});

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' });
const noSuchMailbox = () => Object.assign(new Error('550 no such mailbox'), { code: 'EENVELOPE', responseCode: 550 });
const forgets = (email: string) => api.call('POST', 'auth/forget-password', { token: null, json: { email } });
const invite = (email: string) => api.call('POST', 'users', { form: formOf({ email, firstName: 'Ben', role: 'manager' }) });
const linkIn = (message?: Message) => /reset-password\/([\w-]+)/.exec(message?.text ?? '')?.[1];
const passwordIn = (message?: Pick<Message, 'text'>) => /Password: (\S+)/.exec(message?.text ?? '')?.[1] ?? '';
/** Lets time pass, as the worker's own timer would see it, and gives the mails that arrived so far. */
const after = async (minutes: number) => {
  now += minutes * MINUTE;
  api.services.mail.wake();
  return api.mails();
};

/** Each way to get another password, with the one that counts afterwards. */
const CHANGES: readonly [how: string, change: () => Promise<string>][] = [
  [
    'one’s own change',
    async () => {
      const json = { password: person.password, newPassword: NEW, confirmNewPassword: NEW };
      await api.call('POST', 'auth/update-password', { token: person.token, json });
      return NEW;
    },
  ],
  [
    'a new one from an administrator',
    async () => {
      const before = (await api.mails()).length;
      await api.call('PATCH', `users/${person.id}/generate-password`);
      return passwordIn((await api.mails())[before]);
    },
  ],
];

for (const [how, change] of CHANGES)
  situation('a mail', 'meanwhile', `with a reset link is void once the password has changed by ${how}`, async () => {
    refusal = away;
    await forgets(person.email);
    await api.mails();
    refusal = (message) => (linkIn(message) === undefined ? undefined : away());
    const password = await change();
    refusal = () => undefined;
    const link = linkIn((await after(2)).find((message) => linkIn(message)));
    const json = { password: 'of a thief', confirmPassword: 'of a thief' };
    if (link) await api.call('POST', `auth/reset-password/${link}`, { token: null, json });
    expect((await tryLogin(api, person.email, password)).status).toBe(200);
  });

situation('a mail', 'meanwhile', 'is not sent to somebody who was deleted, and goes where the address is now', async () => {
  refusal = away;
  const gone = await invite('gone@example.org');
  const moved = await invite('old@example.org');
  await api.mails();
  await api.call('DELETE', `users/${gone.record._id}`);
  await api.call('PATCH', `users/${moved.record._id}`, { json: { email: 'new@example.org' } });
  refusal = () => undefined;
  const arrived = (await after(60)).map(({ to, text }) => [to.address, passwordIn({ text }) !== '']);
  // The address of before learns that there is another, and no password.
  expect(arrived.sort()).toEqual([
    ['new@example.org', true],
    ['old@example.org', false],
  ]);
});

situation(
  'a mail',
  'refused',
  'is given up at once when the mail server knows no such mailbox, and the log says whose',
  async () => {
    refusal = noSuchMailbox;
    const { record } = await invite('nobody@example.org');
    await api.mails();
    for (let hours = 0; hours < 4; hours += 1) await after(60);
    expect(tried).toHaveLength(1);
    expect(lines.filter((line) => line.includes(String(record._id)) && line.includes('mail'))).not.toEqual([]);
  },
);

situation('a mail', 'refused', 'is told to admins by its user, until the address takes mails, or is another one', async () => {
  const refusedAt = async (id: unknown) => (await api.call('GET', 'users')).rows.find(({ _id }) => _id === id)?.mailRefusedAt;
  refusal = noSuchMailbox;
  const { _id } = (await invite('nobody@example.org')).record;
  await forgets(person.email);
  await api.mails();
  for (const id of [_id, person.id]) expect(await refusedAt(id)).toBe(new Date(now).toISOString());
  await api.call('PATCH', `users/${_id}`, { json: { firstName: 'Bea' } });
  expect(await refusedAt(_id)).not.toBeNull();
  await api.call('PATCH', `users/${_id}`, { json: { email: 'somebody@example.org' } });
  refusal = () => undefined;
  await forgets(person.email);
  await api.mails();
  for (const id of [_id, person.id]) expect(await refusedAt(id)).toBeNull();
});

situation('a mail', 'refused', 'holds up no other', async () => {
  refusal = ({ to }) => (to.address === 'nobody@example.org' ? noSuchMailbox() : undefined);
  await invite('nobody@example.org');
  await invite('ben@example.org');
  expect((await api.mails()).map(({ to }) => to.address)).toEqual(['ben@example.org']);
});

situation(
  'a mail',
  'other parts away',
  'lets its call succeed while the mail server is away, and arrives once it is back',
  async () => {
    refusal = away;
    expect((await invite('ben@example.org')).status).toBe(201);
    await api.mails();
    refusal = () => undefined;
    const mails = await after(1);
    expect(mails).toHaveLength(1);
    expect((await tryLogin(api, 'ben@example.org', passwordIn(mails[0]))).status).toBe(200);
  },
);

situation('a mail', 'other parts away', 'is sent after the database was away for a moment', async () => {
  const sent: string[] = [];
  let isAway = true;
  const worker = createMailWorker({
    database: faulty(api.services.database, () => (isAway ? CONNECTION_LOST : undefined)),
    transport: { send: async ({ to }) => void sent.push(to.address), close: () => {} },
    compose: accountMails({ database: api.services.database, consoleUrl: CONSOLE_URL, clock: () => new Date(now) }),
    clock: () => new Date(now),
    log,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await queueResetMail(api.services.database, person.email, new Date(now));
  worker.wake();
  await worker.idle();
  isAway = false;
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  await worker.idle();
  await worker.stop();
  expect(sent).toEqual([person.email]);
});

situation(
  'a mail',
  'kill',
  'that was sent and not crossed off comes once more, and the last password is the right one',
  async () => {
    const { database, clock } = api.services;
    let jobs: MailJob[] = [];
    refusal = async () => {
      jobs = await database.selectFrom('mailJobs').selectAll().execute();
      return undefined;
    };
    await invite('ben@example.org');
    const [first] = await api.mails();
    // A kill behind the sending leaves the job as it was then.
    await database.insertInto('mailJobs').values(jobs).execute();
    const arrived: Message[] = [];
    const restarted = createMailWorker({
      database,
      compose: accountMails({ database, consoleUrl: CONSOLE_URL, clock }),
      clock,
      log,
      transport: { send: async (message) => void arrived.push(message), close: () => {} },
    });
    restarted.wake();
    await restarted.idle();
    await restarted.stop();
    const passwords = [first, ...arrived].map(passwordIn);
    const statuses: number[] = [];
    for (const password of passwords) statuses.push((await tryLogin(api, 'ben@example.org', password)).status);
    expect([passwords.length, statuses.at(-1)]).toEqual([2, 200]);
  },
);

situation('a mail', 'clock', 'is tried again after 1, 2, 4 and more minutes, and arrives once', async () => {
  refusal = away;
  await invite('ben@example.org');
  await api.mails();
  for (const [index, minutes] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    await after(minutes - 0.1);
    expect(tried).toHaveLength(index + 1);
    await after(0.1);
    expect(tried).toHaveLength(index + 2);
  }
  refusal = () => undefined;
  expect(await after(60)).toHaveLength(1);
  expect(await after(24 * 60)).toHaveLength(1);
});

situation('a mail', 'clock', 'that was queued while the clock was a day ahead does not wait a day', async () => {
  refusal = away;
  now += 24 * 60 * MINUTE;
  await forgets(person.email);
  await api.mails();
  expect(tried).toHaveLength(1);
  now = START;
  refusal = () => undefined;
  expect(await after(60)).toHaveLength(1);
});
