import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type RunningServer, startServer } from '../built';
import { type Catalogue, createCatalogue } from './catalogue';
import { createWatch, type Watch } from './watch';

interface Options {
  /** Who has the browser: the first admin, already signed in, or a visitor. */
  as: 'admin' | 'visitor';
}

interface TestFixtures extends Options {
  /** Announces troubles that the test is about; every other one fails the test. */
  watch: Watch;
  /** Another tab of the same browser, watched like the first. */
  newTab: () => Promise<Page>;
  /** A page of another browser, in which nobody is signed in, watched like the first. */
  newDevice: () => Promise<Page>;
}

interface WorkerFixtures {
  /** Settings of the server beside port, data folder and first admin. */
  environment: Record<string, string | undefined>;
  /** Console and API, empty before each test. */
  server: RunningServer;
  catalogue: Catalogue;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ environment }, use) => {
      const server = await startServer(environment);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  catalogue: [
    async ({ server }, use) => {
      await use(createCatalogue(server.url));
    },
    { scope: 'worker' },
  ],
  as: ['admin', { option: true }],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  storageState: async ({ as, catalogue, server }, use) => {
    if (as === 'visitor') return use({ cookies: [], origins: [] });
    const { token, user } = await catalogue.signIn();
    const localStorage = [
      { name: 'token', value: token },
      { name: 'user', value: JSON.stringify(user) },
    ];
    return use({ cookies: [], origins: [{ origin: server.url, localStorage }] });
  },
  watch: [
    async ({ page, catalogue }, use) => {
      await catalogue.clear();
      const watch = createWatch();
      watch.page(page);
      await use(watch);
      expect(watch.troubles(), 'nothing went wrong in the page that the test did not announce').toEqual([]);
    },
    { auto: true },
  ],
  newTab: async ({ context, watch }, use) => {
    await use(async () => {
      const page = await context.newPage();
      watch.page(page);
      return page;
    });
  },
  newDevice: async ({ browser, baseURL, watch }, use) => {
    const devices: BrowserContext[] = [];
    await use(async () => {
      const device = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
      devices.push(device);
      const page = await device.newPage();
      watch.page(page);
      return page;
    });
    for (const device of devices) await device.close();
  },
});
