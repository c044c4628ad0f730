import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Message } from './texts';

const SECOND = 1_000;

export interface MailTransport {
  send(message: Message): Promise<void>;
  close(): void;
}

const envelope = (from: string, { to, subject, text, html }: Message) => ({
  from,
  to,
  subject,
  text,
  html,
  // Keeps holiday notices from answering.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

export const smtpTransport = (url: string, from: string): MailTransport => {
  const smtp = createTransport({
    url,
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    socketTimeout: 60 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => {
      await smtp.sendMail(envelope(from, message));
    },
    close: () => smtp.close(),
  };
};

/** Without a mail server: writes each mail as an .eml file that only the server's account can read, and logs where. */
export const outboxTransport = (
  folder: string,
  from: string,
  { log, clock }: { log: Logger; clock: () => Date },
): MailTransport => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (message) => {
      const { message: bytes } = await composer.sendMail({ ...envelope(from, message), date: clock() });
      const name = `${clock().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Under its name only once it is whole, for whoever watches the folder.
      await writeFile(join(folder, `${name}.part`), bytes, { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, name));
      log.info({ file: join(folder, name) }, 'no mail server is set (SMTP_URL): the mail was written to a file');
    },
    close: () => composer.close(),
  };
};
