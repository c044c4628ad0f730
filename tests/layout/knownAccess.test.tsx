import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, useCanAccess } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellAccess } from '../../src/layout/knownAccess';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ADA = { _id: '1', email: 'ada@example.org', firstName: 'Ada', role: 'manager' };
const nobody = async () => undefined;

/** Asks react-admin whether songs may be seen, which the session tells before the server answers. */
const askForSongs = (canAccess: () => Promise<boolean>) => {
  const queryClient = new QueryClient();
  tellAccess(queryClient, ADA, ['songs']);
  const authProvider = { login: nobody, logout: nobody, checkAuth: nobody, checkError: nobody, canAccess };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext queryClient={queryClient} authProvider={authProvider}>
      {children}
    </CoreAdminContext>
  );
  const answers: unknown[] = [];
  renderHook(() => answers.push(useCanAccess({ resource: 'songs', action: 'list' }).canAccess), { wrapper });
  const askAgain = async () => {
    void queryClient.refetchQueries({ queryKey: ['auth'] });
    await act(() => vi.advanceTimersByTimeAsync(100));
  };
  return { answers, askAgain };
};

it('what a person may do is known at once, and nothing is drawn anew when that gets old or is asked for again', async () => {
  const canAccess = vi.fn(async () => true);
  const { answers, askAgain } = askForSongs(canAccess);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await askAgain();
  expect(canAccess).toHaveBeenCalledOnce();
  expect(answers).toEqual([true]);
});

it('what a person may do no more is gone with the next answer', async () => {
  const { answers, askAgain } = askForSongs(async () => false);
  await askAgain();
  expect(answers).toEqual([true, false]);
});
