import { afterEach, expect, it, vi } from 'vitest';
import { createTabs } from '../../../src/providers/drafts/tabs';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The locks of a browser with which tabs ask for one another; `end` is what a tab's end does. */
const createLocks = () => {
  const held = new Map<string, (() => void)[]>();
  const request = async (name: string, ...[options, shared]: [unknown, (() => void)?]) => {
    if (typeof options === 'function') held.set(name, []);
    else if (shared) held.get(name)?.push(shared);
  };
  const query = async () => ({ held: [...held.keys()].map((name) => ({ name, mode: 'exclusive' })) });
  const end = (name: string) => {
    const waiting = held.get(name) ?? [];
    held.delete(name);
    for (const goOn of waiting) goOn();
  };
  return { locks: { request, query } as unknown as LockManager, end };
};

it('knows the tabs that hold their lock', async () => {
  const { locks, end } = createLocks();
  const [one, other] = [createTabs(locks), createTabs(locks)];
  expect(await one.living()).toEqual(new Set([one.own, other.own]));
  end(`draft-tab.${other.own}`);
  expect(await one.living()).toEqual(new Set([one.own]));
});

it('tells once of each other tab that has gone', async () => {
  const { locks, end } = createLocks();
  const [one, other] = [createTabs(locks), createTabs(locks)];
  const told = vi.fn();
  await one.watch(told);
  await one.watch(told);
  expect(told).not.toHaveBeenCalled();
  end(`draft-tab.${other.own}`);
  expect(told).toHaveBeenCalledTimes(1);
});

it('asks the others where there are no locks, and hears of their end', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const [one, other] = [createTabs(undefined), createTabs(undefined)];
  expect(await one.living()).toEqual(new Set([one.own, other.own]));
  const gone = new Promise<void>((resolve) => void one.watch(resolve));
  page.dispatchEvent(new Event('pagehide'));
  await gone;
});
