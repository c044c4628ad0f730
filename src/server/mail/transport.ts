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

/** The text as it is, so that a link can be copied from the file: an encoding for the way through mail servers would break it in two. */
const readable = ({ text, html }: Message) => ({
  text: undefined,
  html: undefined,
  alternatives: [
    { raw: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '', ...text.split('\n')].join('\r\n') },
    { contentType: 'text/html; charset=utf-8', content: html },
  ],
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

/** Without a mail server: writes each mail to an .eml file that only the server's account can read, and logs where. */
export const outboxTransport = (
  folder: string,
  from: string,
  { log, clock }: { log: Logger; clock: () => Date },
): MailTransport => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (message) => {
      const { message: bytes } = await composer.sendMail({ ...envelope(from, message), ...readable(message), date: clock() });
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
