import { hostname } from 'node:os';
import { join } from 'node:path';
import { scheduleOutboxClearing } from './outbox';
import { outboxTransport, smtpTransport } from './transport';
import { createMailWorker, type MailWorker, type MailWorkerOptions } from './worker';

interface MailOptions extends Omit<MailWorkerOptions, 'transport'> {
  dataDir: string;
  smtpUrl?: string;
  from?: string;
  consoleUrl: string;
}

const senderAt = (consoleUrl: string) => {
  const { hostname: host } = new URL(consoleUrl);
  // A mail server takes no numeric address behind the @.
  const domain = /^[\d.]+$|^\[/.test(host) ? hostname() : host;
  return `Catalogue Console <no-reply@${domain}>`;
};

/** Sends through the mail server that is set, else into the outbox folder, beginning with what is still queued. Clears that folder of old mails. */
export const openMail = ({ dataDir, smtpUrl, from, consoleUrl, ...rest }: MailOptions): MailWorker => {
  const sender = from ?? senderAt(consoleUrl);
  const outbox = join(dataDir, 'outbox');
  const transport = smtpUrl ? smtpTransport(smtpUrl, sender) : outboxTransport(outbox, sender, rest);
  const stopClearing = scheduleOutboxClearing(outbox, rest);
  const worker = createMailWorker({ ...rest, transport });
  worker.wake();
  const stop = () => {
    stopClearing();
    return worker.stop();
  };
  return { ...worker, stop };
};
