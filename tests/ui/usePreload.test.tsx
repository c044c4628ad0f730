import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePreload } from '../../src/ui/usePreload';

/** Moments in which a part may be loaded, given by hand. */
const createMoments = () => {
  const waiting = new Set<() => void>();
  const when = (work: () => void) => {
    waiting.add(work);
    return () => {
      waiting.delete(work);
    };
  };
  const give = () =>
    act(async () => {
      const [work] = waiting;
      if (!work) return;
      waiting.delete(work);
      work();
    });
  return { when, give, waiting };
};

const part = (preload = async () => undefined) => ({ preload: vi.fn(preload) });

it('loads one part at each moment, in their order, once the page is ready', async () => {
  const { when, give, waiting } = createMoments();
  const [first, second] = [part(), part()];
  const { rerender } = renderHook(({ isReady }) => usePreload([first, undefined, second], isReady, when), {
    initialProps: { isReady: false },
  });
  await give();
  expect(first.preload).not.toHaveBeenCalled();
  rerender({ isReady: true });
  await give();
  expect([first.preload.mock.calls.length, second.preload.mock.calls.length]).toEqual([1, 0]);
  await give();
  await give();
  expect([first.preload.mock.calls.length, second.preload.mock.calls.length]).toEqual([1, 1]);
  expect(waiting.size).toBe(0);
});

it('waits for the one before, and loads nothing more once the page is left', async () => {
  const { when, give, waiting } = createMoments();
  let come = () => {};
  const slow = part(
    () =>
      new Promise((resolve) => {
        come = () => resolve(undefined);
      }),
  );
  const next = part();
  const { unmount } = renderHook(() => usePreload([slow, next], true, when));
  await give();
  expect(slow.preload).toHaveBeenCalledOnce();
  expect(waiting.size).toBe(0);
  unmount();
  await act(async () => come());
  expect(waiting.size).toBe(0);
  expect(next.preload).not.toHaveBeenCalled();
});

it('tries no other part once one can not be had', async () => {
  const { when, give, waiting } = createMoments();
  const next = part();
  renderHook(() => usePreload([part(() => Promise.reject(new Error('no line'))), next], true, when));
  await give();
  expect(waiting.size).toBe(0);
  expect(next.preload).not.toHaveBeenCalled();
});
