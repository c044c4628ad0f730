import { expect, it } from 'vitest';
import { createTabs } from '../../../src/providers/drafts/tabs';

it('knows the tabs that hold their lock', async () => {
  const held = new Set<string>();
  const locks = {
    request: async (name: string) => void held.add(name),
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  } as unknown as LockManager;
  const [one, other] = [createTabs(locks), createTabs(locks)];
  expect(await one.living()).toEqual(new Set([one.own, other.own]));
  held.delete(`draft-tab.${other.own}`);
  expect(await one.living()).toEqual(new Set([one.own]));
});

it('asks the others where there are no locks', async () => {
  const [one, other] = [createTabs(undefined), createTabs(undefined)];
  expect(await one.living()).toEqual(new Set([one.own, other.own]));
});
