import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import type { RunningServer } from '../built';

/** A mail as its reader has it. */
export interface Mail {
  subject: string;
  text: string;
}

const toMail = ({ subject = '', text = '' }: Email): Mail => ({ subject, text });

const mailsTo = async ({ dataDir }: RunningServer, address: string): Promise<Mail[]> => {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.filter(({ to }) => to?.some((each) => each.address === address)).map(toMail);
};

/** The mails that an address has got, oldest first, once there are so many. */
export const expectMails = async (server: RunningServer, address: string, count: number): Promise<Mail[]> => {
  await expect.poll(async () => (await mailsTo(server, address)).length, `mails to ${address}`).toBe(count);
  return mailsTo(server, address);
};

/** What a mail brings: the link in it, and the password where it has one. */
export const contentOf = ({ text }: Mail) => ({
  link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
  password: /Password: (\S+)/.exec(text)?.[1] ?? '',
});
