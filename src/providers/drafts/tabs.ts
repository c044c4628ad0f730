/** Tells which tabs of this browser are open. */
export interface Tabs {
  /** The name of this one, another after every load: a duplicated tab would bring along any that is stored. */
  readonly own: string;
  /** The names of those that are open now, and of this one. */
  living(): Promise<ReadonlySet<string>>;
}

const PREFIX = 'draft-tab.';
/** Milliseconds: whoever has not answered by then is gone. */
const ANSWERS_WITHIN = 250;

export const newId = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** A lock goes with its tab, also when that is killed; one that sleeps keeps it. */
const byLocks = (locks: LockManager, own: string): Tabs => {
  locks.request(PREFIX + own, () => new Promise(() => undefined)).catch(() => undefined);
  return {
    own,
    living: async () => {
      const { held = [] } = await locks.query();
      return new Set([own, ...held.map(({ name = '' }) => name.slice(PREFIX.length))]);
    },
  };
};

/** Where there are no locks, as on a page without https: every tab is asked, and answers. */
const byAsking = (own: string): Tabs => {
  const channel = new BroadcastChannel('draft-tabs');
  // In Node, where tests run, it would keep the process alive.
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
  const heard = new Set<string>();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === '?') channel.postMessage(own);
    else if (typeof data === 'string') heard.add(data);
  });
  return {
    own,
    living: async () => {
      heard.clear();
      channel.postMessage('?');
      await new Promise((resolve) => setTimeout(resolve, ANSWERS_WITHIN));
      return new Set([own, ...heard]);
    },
  };
};

/** @param locks of the browser; undefined where it has none */
export const createTabs = (locks: LockManager | undefined = globalThis.navigator?.locks): Tabs => {
  const own = newId();
  if (locks) return byLocks(locks, own);
  if (typeof BroadcastChannel === 'function') return byAsking(own);
  return { own, living: async () => new Set([own]) };
};
