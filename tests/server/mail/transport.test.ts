import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { invitationMail, type Message, resetLinkMail } from '../../../src/server/mail/texts';
import { outboxTransport, smtpTransport } from '../../../src/server/mail/transport';
import { portOf } from '../../support/freePort';
import { testFolder } from '../../world/disk';
import { openFolder } from '../../world/kill';
import { logLines } from '../../world/logLines';

const FROM = 'Catalogue Console <no-reply@console.test>';
const CONSOLE = 'https://console.test';
const ANA = { email: 'ana@example.org', firstName: 'فيروز', fullName: 'فيروز "F", 夜に駆ける <script>', isActive: true };
const TOKEN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN_-0';

const parse = (bytes: Buffer | string) => PostalMime.parse(bytes);

describe('without a mail server', () => {
  it('each mail is a file that mail programs read, and a line in the log says where', async () => {
    const { log, lines } = logLines();
    const outbox = join(testFolder(), 'data', 'outbox');
    const transport = outboxTransport(outbox, FROM, { log, clock: () => new Date('2024-05-01T08:00:00Z') });
    await transport.send(resetLinkMail(ANA, TOKEN, CONSOLE));
    await transport.send(invitationMail(ANA, 'Secret23', CONSOLE));
    const files = await readdir(outbox);
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/^2024-05-01T08-00-00\.000Z-[\w-]+\.eml$/);
      expect((await stat(join(outbox, file))).mode & 0o077).toBe(0);
      expect(lines.join('')).toContain(join(outbox, file));
    }
    expect(lines.join('')).not.toMatch(/Secret23|abcdefgh|ana@/);
    const bytes = await Promise.all(files.map((file) => readFile(join(outbox, file))));
    const mails = await Promise.all(bytes.map((each) => parse(each)));
    // To be copied from the file.
    expect(bytes.some((each) => each.toString().includes(`\r\n${CONSOLE}/reset-password/${TOKEN}\r\n`))).toBe(true);
    const mail = mails.find(({ subject }) => subject === 'Choose a new password for the Catalogue Console');
    expect(mail?.from).toEqual({ name: 'Catalogue Console', address: 'no-reply@console.test' });
    expect(mail?.to).toEqual([{ name: ANA.fullName, address: ANA.email }]);
    expect(mail?.text).toContain(`Choose a new password:\n${CONSOLE}/reset-password/${TOKEN}`);
    expect(mail?.text).toContain('The link works once, and for one hour.');
    expect(mail?.html).toContain(`href="${CONSOLE}/reset-password/${TOKEN}"`);
  });

  it('those of a week ago go with the next start, also once there is one; nothing else does', async () => {
    const folder = testFolder();
    const outbox = join(folder, 'outbox');
    await mkdir(outbox);
    for (const [name, days] of Object.entries({ 'old.eml': 8, 'broken.eml.part': 8, 'note.txt': 8, 'new.eml': 6 })) {
      await writeFile(join(outbox, name), 'Hello');
      const then = new Date(Date.now() - days * 24 * 3_600_000);
      await utimes(join(outbox, name), then, then);
    }
    await openFolder(folder, { SMTP_URL: 'smtp://127.0.0.1:1' });
    await expect.poll(async () => (await readdir(outbox)).sort()).toEqual(['new.eml', 'note.txt']);
  });
});

describe('with a mail server', () => {
  let server: SMTPServer;
  let received: Promise<{ bytes: Buffer; to: string[] }>;
  const open = async (options: { authOptional?: boolean } = {}) => {
    received = new Promise((resolve) => {
      server = new SMTPServer({
        ...options,
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth: ({ username, password }, _session, done) =>
          username === 'console' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('refused')),
        onData: (stream, session, done) => {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            resolve({ bytes: Buffer.concat(chunks), to: session.envelope.rcptTo.map(({ address }) => address) });
            done();
          });
        },
      });
    });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return portOf(listening);
  };
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  it('mails are handed to it, with the account that the setting names', async () => {
    const port = await open();
    const transport = smtpTransport(`smtp://console:p%40ss@127.0.0.1:${port}`, FROM);
    await transport.send(invitationMail(ANA, 'Secret23', CONSOLE));
    transport.close();
    const { bytes, to } = await received;
    const mail = await parse(bytes);
    expect(to).toEqual([ANA.email]);
    expect(mail.subject).toBe('Your account for the Catalogue Console');
    expect(mail.text).toContain('    Password: Secret23');
    expect(mail.html).toContain('Secret23');
  });

  it('its password does not go over an open line where the address asks for TLS', async () => {
    const port = await open();
    const transport = smtpTransport(`smtp://console:p%40ss@127.0.0.1:${port}?requireTLS=true`, FROM);
    await expect(transport.send(invitationMail(ANA, 'Secret23', CONSOLE))).rejects.toThrow(/STARTTLS/i);
    transport.close();
  });

  it('a refusal is an error, so that the mail is tried again', async () => {
    const port = await open();
    const transport = smtpTransport(`smtp://console:wrong@127.0.0.1:${port}`, FROM);
    await expect(transport.send(invitationMail(ANA, 'Secret23', CONSOLE))).rejects.toMatchObject({ code: 'EAUTH' });
    transport.close();
  });
});

describe('the words of a mail', () => {
  const all = (message: Message) => [message.text, message.html];

  it('bring the link, and no word of other people as markup', () => {
    const message = resetLinkMail({ ...ANA, firstName: '<img src=x onerror=alert(1)>' }, TOKEN, CONSOLE);
    for (const body of all(message)) expect(body).toContain(`${CONSOLE}/reset-password/${TOKEN}`);
    expect(message.html).toContain('Hello &lt;img src=x onerror=alert(1)&gt;,');
    expect(message.html).not.toContain('<img');
  });
});
