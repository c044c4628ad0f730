import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readOptions } from '../../src/import/command/options';
import { runImport } from '../../src/import/command/run';
import { ADMIN } from './api';

/** Puts files below a folder, with the folders that their paths name. */
export const putFiles = async (folder: string, files: Readonly<Record<string, Buffer | string>>) => {
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
};

interface Given {
  folder: string;
  port: number;
  args?: readonly string[];
  onLine?: (line: string) => Promise<void>;
  password?: string;
  signal?: AbortSignal;
}

/** Imports a folder as the command does: the exit code and the lines that were printed, without the path of the folder. */
export const importFolder = async ({ folder, port, args = [], ...given }: Given) => {
  const { onLine = async () => {}, password = ADMIN.password, signal = new AbortController().signal } = given;
  const lines: string[] = [];
  const waiting: Promise<void>[] = [];
  const line = (text: string) => {
    lines.push(text.replaceAll(dirname(folder), ''));
    waiting.push(onLine(text));
  };
  const options = readOptions(['--from', folder, '--host', `http://127.0.0.1:${port}`, '--email', ADMIN.email, ...args]);
  const screen = { line, progress: () => {}, clear: () => {}, isTerminal: false };
  const code = await runImport({ ...options, screen, askPassword: async () => password, signal });
  await Promise.all(waiting);
  return { code, lines };
};
