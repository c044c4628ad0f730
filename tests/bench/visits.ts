import type { Browser, CDPSession, Page } from '@playwright/test';

/** One of the two applications that are compared, and how to get about in it. */
export interface Subject {
  url: string;
  list: string;
  /** What a sign-in leaves in the browser. */
  signedIn: Record<string, string>;
  /** Makes the list show 20 rows a page, where it does not by itself. */
  show20?: (page: Page) => Promise<void>;
}

/** Those of a table that is there, and not the places where they are going to be. */
export const ROWS = 'table:not([aria-hidden]) tbody tr';
export const FIELD = 'input[type=password]';

/** What stands between the person and the page: a slow machine, a far server, both. */
export const CONDITIONS = {
  full: { cpu: 1 },
  slow: { cpu: 4 },
  far: { cpu: 1, latency: 80, megabits: 9 },
  slowAndFar: { cpu: 4, latency: 80, megabits: 9 },
} as const;
export type Condition = keyof typeof CONDITIONS;

/** Of two visits of one person, the first without a cache, in milliseconds. */
export interface Times {
  first: number;
  second: number;
}

/** Milliseconds between two looks for what is waited for: each takes a moment of the page's thread. */
const LOOK = 200;
const LOOKS = 150;

type Tab = Awaited<ReturnType<typeof attach>>;

/** Talks to a tab over the browser's own session: in one of Playwright's pages there is a debugger from the start. */
const attach = async (session: CDPSession, targetId: string) => {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  let last = 0;
  const send = (method: string, params: object = {}) => {
    last += 1;
    const id = last;
    const answer = new Promise<unknown>((resolve, reject) => {
      const onMessage = (told: { sessionId: string; message: string }) => {
        const { id: of, result, error } = JSON.parse(told.message);
        if (told.sessionId !== sessionId || of !== id) return;
        session.off('Target.receivedMessageFromTarget', onMessage);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      };
      session.on('Target.receivedMessageFromTarget', onMessage);
    });
    return session
      .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
      .then(() => answer);
  };
  const evaluate = async (expression: string): Promise<unknown> => {
    const answer = await send('Runtime.evaluate', { expression, returnByValue: true });
    const { result } = answer as { result: { value?: unknown } };
    return result.value;
  };
  return { send, evaluate, close: () => session.send('Target.closeTarget', { targetId }) };
};

const hinder = async ({ send }: Tab, condition: Condition) => {
  const { cpu, latency, megabits }: { cpu: number; latency?: number; megabits?: number } = CONDITIONS[condition];
  if (cpu > 1) await send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (latency === undefined || megabits === undefined) return;
  const throughput = (megabits * 1_000_000) / 8;
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
};

/** Run before the page's own scripts: is signed in, and keeps the time at which the page first has what is waited for. */
const beforeAll = (stored: Record<string, string>, selector: string) => `
Object.assign(localStorage, ${JSON.stringify(stored)});
new MutationObserver(() => {
  if (!window.shownAt && document.querySelector(${JSON.stringify(selector)})) window.shownAt = performance.now();
}).observe(document, { subtree: true, childList: true });`;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const shownAt = async ({ evaluate }: Tab) => {
  for (let look = 0; look < LOOKS; look += 1) {
    const time = await evaluate('window.shownAt');
    if (typeof time === 'number') return time;
    await pause(LOOK);
  }
  throw new Error('what was waited for did not come');
};

/** Seconds of the processor that all of a browser's programs may take between two looks, and how many such looks in a row are rest. */
const AT_REST = { work: 0.012, looks: 2 };
/** Milliseconds between these. */
const LOOK_FOR_REST = 100;

/** A new window starts programs of its own, such as the address bar's list: for about a second they would share the processor with the page. */
const untilAtRest = async (session: CDPSession) => {
  let before = 0;
  let quiet = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const work = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    quiet = work - before < AT_REST.work ? quiet + 1 : 0;
    if (quiet === AT_REST.looks) return;
    before = work;
    await pause(LOOK_FOR_REST);
  }
  throw new Error('the browser does not come to rest');
};

interface Visited {
  address: string;
  stored: Record<string, string>;
  selector: string;
  condition: Condition;
}

/**
 * Visits in tabs of a window that stands already, as a person's does, and of which no debugger knows: with one, V8 reads a script once more
 * for every error that is made in it, which takes the longer the larger it is, and nobody's browser does so.
 */
const visitTwice = async (browser: Browser, { address, stored, selector, condition }: Visited): Promise<Times> => {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext', {});
  await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const visit = async () => {
    const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const tab = await attach(session, targetId);
    // Of a proxy that this run put before it.
    await tab.send('Security.setIgnoreCertificateErrors', { ignore: true });
    await tab.send('Page.enable');
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: beforeAll(stored, selector) });
    await untilAtRest(session);
    await hinder(tab, condition);
    await tab.send('Page.navigate', { url: address });
    const time = await shownAt(tab);
    await tab.close();
    return time;
  };
  const times = { first: await visit(), second: await visit() };
  await session.send('Target.disposeBrowserContext', { browserContextId });
  await session.detach();
  return times;
};

/** @returns times to a field of the login page that takes a key */
export const visitLogin = (browser: Browser, { url }: Subject, condition: Condition) =>
  visitTwice(browser, { address: `${url}/login`, stored: {}, selector: FIELD, condition });

/** @returns times to the rows of the list */
export const visitList = (browser: Browser, { url, list, signedIn }: Subject, condition: Condition) =>
  visitTwice(browser, { address: `${url}${list}`, stored: signedIn, selector: ROWS, condition });
