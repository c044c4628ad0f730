import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { TOP } from '../../support/run';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['8080', '0.0.0.0', { port: 8080, host: '0.0.0.0' }],
  ['', ' ', { port: 3000, host: undefined }],
  ['eighty', '', { port: 3000, host: undefined }],
])('npm run dev listens where PORT %j and HOST %j say', async (PORT, HOST, expected) => {
  vi.stubEnv('PORT', PORT).stubEnv('HOST', HOST);
  const { server } = await resolveConfig({ configFile: join(TOP, 'vite.config.ts'), logLevel: 'silent' }, 'serve');
  expect(server).toMatchObject({ ...expected, strictPort: true });
});
