import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { killAll, signIn, startProcess } from '../world/built';
import { formOf, picture } from '../world/forms';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
});
afterEach(async () => {
  killAll();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Runs a command on a data folder: its exit code and what it printed. */
const run = async (data: string, ...program: string[]) => {
  const command = startProcess({ DATA_DIR: join(folder, data) }, ...program);
  return { code: await command.gone(), output: command.output() };
};

describe('backup and restore as commands', () => {
  it('save a running server, leave it alone, and bring the copy up elsewhere', async () => {
    const server = startProcess({ DATA_DIR: join(folder, 'data') });
    const call = await signIn(await server.ready());
    await call('POST', 'listings/artists', formOf({ stageName: 'Björk', photo: await picture() }));
    const saved = join(folder, 'saved');
    expect(await run('data', 'backup', '--to', saved)).toEqual({
      code: 0,
      output: `Saved the database and 1 files to ${saved}.\n`,
    });
    const refused = await run('data', 'restore', '--from', saved, '--overwrite');
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is in use by another running process') });
    expect((await call('GET', 'listings/artists')).status).toBe(200);

    expect(await run('other', 'restore', '--from', saved)).toMatchObject({ code: 0 });
    const restored = startProcess({ DATA_DIR: join(folder, 'other') });
    const { data }: { data: { stageName: string }[] } = await (
      await (
        await signIn(await restored.ready())
      )('GET', 'listings/artists')
    ).json();
    expect(data.map(({ stageName }) => stageName)).toEqual(['Björk']);
  });

  it.each([
    ['an unknown option', 'backup', '--into', 'x'],
    ['no place to save to', 'backup'],
    ['a folder that is no backup', 'restore', '--from', '.'],
    ['no database to move', 'move', '--to', 'postgres://localhost/catalogue'],
    ['an address that is not PostgreSQL', 'move', '--to', 'mysql://localhost/catalogue'],
  ])('say in one sentence what is wrong: %s', async (_what, ...program) => {
    const { code, output } = await run('data', ...program);
    expect(code).toBe(1);
    expect(output).toMatch(/^[A-Z][^\n]+\.\n$/);
    const made = await readdir(join(folder, 'data')).catch(() => []);
    expect(made).not.toContain('catalogue.sqlite');
  });
});
