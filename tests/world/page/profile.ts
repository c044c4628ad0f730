import type { Browser, CDPSession, Page } from '@playwright/test';

type Options = NonNullable<Parameters<Browser['newContext']>[0]>;

/** What can't be taken back of what a test does to the profile or its page: they go with the test. */
const LASTING = {
  context: ['addCookies', 'addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'route', 'setOffline'],
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  clock: ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
};
/** What a test can listen to. */
const HEARD = [
  'console',
  'dialog',
  'filechooser',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

/** Calls back whenever one of these functions of something is called, with what it gives. */
const whenCalled = (of: object, names: readonly string[], tell: (given: unknown) => void) => {
  for (const name of names) {
    const original: unknown = Reflect.get(of, name);
    if (typeof original !== 'function') throw new Error(`There is no ${name} to watch`);
    Reflect.set(of, name, (...args: unknown[]) => {
      const given: unknown = Reflect.apply(original, of, args);
      tell(given);
      return given;
    });
  }
};

/** What one test after the other has of a browser, nothing of the one being there for the next. */
export interface Profile {
  /** A tab that looks new, of a browser that keeps nothing but this for the console. */
  take(origin: string, kept: Readonly<Record<string, string>>, options: Options): Promise<Page>;
  /** No other test gets it. */
  spoil(): void;
  close(): Promise<void>;
}

/** The tab is kept from test to test, emptied: its process has the scripts of the console, compiled, which costs more than most tests do. */
export const createProfile = (browser: Browser): Profile => {
  let page: Page | undefined;
  let made = '';
  let sessions: Promise<CDPSession>[] = [];

  const spoil = () => {
    made = '';
  };
  const close = async () => {
    await page?.context().close();
    page = undefined;
  };

  const open = async (options: Options) => {
    await close();
    sessions = [];
    const context = await browser.newContext(options);
    const { newCDPSession } = context;
    context.newCDPSession = (of) => {
      const session = newCDPSession.call(context, of);
      sessions.push(session);
      return session;
    };
    const opened = await context.newPage();
    whenCalled(context, LASTING.context, spoil);
    whenCalled(context.clock, LASTING.clock, spoil);
    whenCalled(opened, LASTING.page, spoil);
    return opened;
  };

  /** Takes back what the test before did to the tab itself. */
  const restore = async (tab: Page, { viewport }: Options) => {
    for (const other of tab.context().pages()) if (other !== tab) await other.close();
    for (const event of HEARD) tab.removeAllListeners(event);
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    for (const session of sessions.splice(0)) await (await session).detach().catch(() => undefined);
    await tab.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: null, contrast: null });
    if (viewport) await tab.setViewportSize(viewport);
    // Out of the window, as in a tab that no hand has met.
    await tab.mouse.move(-1, -1);
  };

  /** Nothing is in the browser, nor in the tab's own session and history. */
  const empty = async (tab: Page, origin: string, kept: Readonly<Record<string, string>>) => {
    await tab.goto(`${origin}/healthz`);
    const session = await tab.context().newCDPSession(tab);
    await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
    await session.send('Page.resetNavigationHistory');
    await tab.evaluate((all) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
    }, kept);
  };

  return {
    take: async (origin, kept, options) => {
      const wanted = JSON.stringify(options);
      const tab = page && made === wanted && !page.isClosed() ? page : await open(options);
      const isKept = tab === page;
      page = tab;
      made = wanted;
      if (isKept) await restore(tab, options);
      await empty(tab, origin, kept);
      return tab;
    },
    spoil,
    close,
  };
};
