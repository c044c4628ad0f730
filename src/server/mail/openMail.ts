import { hostname } from 'node:os';
import { join } from 'node:path';
import { outboxTransport, smtpTransport } from './transport';
import { createMailWorker, type MailWorker, type MailWorkerOptions } from './worker';

export interface MailOptions extends Omit<MailWorkerOptions, 'transport'> {
  dataDir: string;
  smtpUrl?: string;
  /** The sender; by default no-reply at the console's host. */
  from?: string;
  consoleUrl: string;
}

const senderAt = (consoleUrl: string) => {
  const { hostname: host } = new URL(consoleUrl);
  // A mail server takes no numeric address behind the @.
  const domain = /^[\d.]+$|^\[/.test(host) ? hostname() : host;
  return `Catalogue Console <no-reply@${domain}>`;
};

/** Sends mails through the mail server that is set, else into the outbox folder. Starts with what is still queued. */
export const openMail = ({ dataDir, smtpUrl, from, consoleUrl, ...rest }: MailOptions): MailWorker => {
  const sender = from ?? senderAt(consoleUrl);
  const transport = smtpUrl ? smtpTransport(smtpUrl, sender) : outboxTransport(join(dataDir, 'outbox'), sender, rest);
  const worker = createMailWorker({ ...rest, transport });
  worker.wake();
  return worker;
};
