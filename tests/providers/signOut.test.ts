// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openInAdmin as open } from './insideAdmin';
import { BEN, openWire } from './wire';

const wire = openWire();
const params = { pagination: { page: 1, perPage: 20 }, sort: { field: 'id', order: 'ASC' }, filter: {} } as const;

const refuseAll = () => wire.answerBy(() => HttpResponse.json({ success: false, message: 'Sign in again.' }, { status: 401 }));

beforeEach(() => {
  // react-admin reports every failed call to the console in development.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a 401 in react-admin', () => {
  it('[7.51] in five parallel calls makes one logout, one alert, and the login page', async () => {
    refuseAll();
    const { hooks, logout, path, session } = open();
    const { dataProvider } = hooks();
    for (const kind of ['songs', 'albums', 'videos', 'ads', 'users']) dataProvider.getList(kind, params).catch(() => undefined);
    await waitFor(() => expect(path()).toBe('/login'));
    await waitFor(() => expect(wire.calls()).toHaveLength(5));
    expect(session.token()).toBeNull();
    expect(logout).toHaveBeenCalledTimes(1);
    expect(hooks().alerts).toEqual(['catalogue.error.signedOut']);
  });

  it('that comes late does not bounce whoever signed in meanwhile', async () => {
    const { hooks, logout, path, session } = open();
    const gates: (() => void)[] = [];
    wire.answerBy(
      () =>
        new Promise((resolve) => {
          gates.push(() => resolve(HttpResponse.json({ success: false }, { status: 401 })));
        }),
    );
    const { dataProvider } = hooks();
    void dataProvider.getList('songs', params);
    const late = dataProvider.getList('albums', params);
    const outcome = expect(late).rejects.toMatchObject({ name: 'AbortError' });
    await waitFor(() => expect(gates).toHaveLength(2));
    gates[0]?.();
    await waitFor(() => expect(path()).toBe('/login'));

    session.start('token-of-ben', BEN);
    gates[1]?.();
    wire.answerWith({ success: true, data: [{ _id: '1' }] });
    await expect(dataProvider.getList('songs', params)).resolves.toMatchObject({ data: [{ id: '1' }] });
    await outcome;
    expect(session.token()).toBe('token-of-ben');
    expect(logout).toHaveBeenCalledTimes(1);
    expect(hooks().alerts).toHaveLength(1);
  });

  it('to a save is never told as a success, where the session’s end is listened to', async () => {
    refuseAll();
    const { hooks, session } = open();
    const ended = vi.fn();
    session.onRefused(ended);
    const onSuccess = vi.fn();
    const onError = vi.fn();
    hooks().create[0]('songs', { data: { title: 'x' } }, { onSuccess, onError });
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setImmediate(resolve));
    expect(onSuccess).not.toHaveBeenCalled();
    expect(onError.mock.calls.map(([failure]: unknown[]) => failure)).toMatchObject([{ name: 'AbortError' }]);
    expect(hooks().alerts).toEqual([]);
  });
});

describe('403 is a message', () => {
  it('the person stays signed in', async () => {
    wire.answerBy(() => HttpResponse.json({ success: false, message: 'For admins only.' }, { status: 403 }));
    const { hooks, session, logout, path } = open();
    await expect(hooks().dataProvider.getList('users', params)).rejects.toMatchObject({
      message: 'For admins only.',
      status: 403,
    });
    expect(session.token()).not.toBeNull();
    expect(logout).not.toHaveBeenCalled();
    expect(path()).toBe('/songs');
  });
});

describe('log out', () => {
  it('ends on the login page with empty storage, without the network', async () => {
    wire.answerBy(() => HttpResponse.error());
    const { hooks, path } = open();
    void hooks().logout();
    await waitFor(() => expect(path()).toBe('/login'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(wire.calls()).toEqual([]);
  });
});
