import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { LoginAnswer } from '../../../src/contract/session';
import { type RunningServer, startServer } from '../built';
import { type Catalogue, createCatalogue } from './catalogue';
import { createProfile, type Profile } from './profile';
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
  /** Console and API, empty before each test: one for all files, as a worker begins anew for another one. */
  server: RunningServer;
  catalogue: Catalogue;
  /** What the tests of the worker have of the browser, one after the other. */
  profile: Profile;
}

/** What the console keeps in the browser of somebody who is signed in. */
const keptOf = ({ token, user }: LoginAnswer) => ({ token, user: JSON.stringify(user) });

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({ playwright: _ }, use) => {
      const server = await startServer({ LOG_LEVEL: 'silent' });
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
  profile: [
    async ({ browser }, use) => {
      const profile = createProfile(browser);
      await use(profile);
      await profile.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ as, profile, catalogue, server, baseURL, viewport, bypassCSP, contextOptions }, use, testInfo) => {
    const kept = as === 'visitor' ? {} : keptOf(await catalogue.signIn());
    const page = await profile.take(server.url, kept, { baseURL, viewport, bypassCSP, ...contextOptions });
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) profile.spoil();
  },
  context: ({ page }, use) => use(page.context()),
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
