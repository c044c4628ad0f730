/** Tells which tabs of this browser are open. */
export interface Tabs {
  /** The name of this one, another after every load: a duplicated tab would bring along any that is stored. */
  readonly own: string;
  /** The names of those that are open now, and of this one. */
  living(): Promise<ReadonlySet<string>>;
  /** Calls back each time that one of those that are open now has gone: what it wrote on its way out can be read by then. */
  watch(onGone: () => void): Promise<void>;
}

const PREFIX = 'draft-tab.';
/** Milliseconds: whoever has not answered by then is gone. */
const ANSWERS_WITHIN = 250;

export const newId = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** A lock goes with its tab, also when that is killed; one that sleeps keeps it. */
const byLocks = (locks: LockManager, own: string): Tabs => {
  locks.request(PREFIX + own, () => new Promise(() => undefined)).catch(() => undefined);
  const watched = new Set<string>();
  /** Not those that are shared for a moment: they are of tabs that watch. */
  const living = async () => {
    const { held = [] } = await locks.query();
    const names = held.filter(({ mode, name }) => mode === 'exclusive' && name?.startsWith(PREFIX));
    return new Set([own, ...names.map(({ name = '' }) => name.slice(PREFIX.length))]);
  };
  return {
    own,
    living,
    watch: async (onGone) => {
      const others = [...(await living())].filter((name) => name !== own && !watched.has(name));
      for (const other of others) {
        watched.add(other);
        // Given once the tab has gone.
        locks.request(PREFIX + other, { mode: 'shared' }, onGone).catch(() => undefined);
      }
    },
  };
};

/** Where there are no locks, as on a page without https: every tab is asked, and answers. */
const byAsking = (own: string): Tabs => {
  const channel = new BroadcastChannel('draft-tabs');
  // In Node, where tests run, it would keep the process alive.
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
  const heard = new Set<string>();
  let told = () => {};
  globalThis.addEventListener?.('pagehide', () => channel.postMessage('!'));
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === '?') channel.postMessage(own);
    else if (data === '!') told();
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
    watch: async (onGone) => {
      told = onGone;
    },
  };
};

/** @param locks of the browser; undefined where it has none */
export const createTabs = (locks: LockManager | undefined = globalThis.navigator?.locks): Tabs => {
  const own = newId();
  if (locks) return byLocks(locks, own);
  if (typeof BroadcastChannel === 'function') return byAsking(own);
  return { own, living: async () => new Set([own]), watch: async () => {} };
};
