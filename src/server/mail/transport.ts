import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Message } from './texts';

const SECOND = 1_000;

/** The way out for mails. */
export interface MailTransport {
  /** Rejects when the mail could not be handed over; it may be tried again. */
  send(message: Message): Promise<void>;
  close(): void;
}

/** The header keeps holiday notices from answering. */
const envelope = (from: string, { to, subject, text, html }: Message) => ({
  from,
  to,
  subject,
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/**
 * Hands mails to a mail server.
 * @param url such as smtp://user:password@mail.example.org:587
 * @param from the sender, such as `Catalogue Console <console@example.org>`
 */
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

/**
 * Where no mail server is set: writes each mail as a file that mail programs open, readable for the server's own account only, and
 * says in the log where.
 * @param folder made when it is not there
 */
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
      // Whole or not at all, for whoever watches the folder.
      await writeFile(join(folder, `${name}.part`), bytes, { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, name));
      log.info({ file: join(folder, name) }, 'no mail server is set (SMTP_URL): the mail was written to a file');
    },
    close: () => composer.close(),
  };
};
