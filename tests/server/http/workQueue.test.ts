import { describe, expect, it } from 'vitest';
import { hashingQueue } from '../../../src/server/credentials/passwords';
import { decodingQueue } from '../../../src/server/files/checkPicture';
import { createWorkQueue } from '../../../src/server/http/workQueue';
import { ADMIN, ownApi } from '../../world/api';
import { formOf, picture } from '../../world/forms';

/** Work that goes on until it is told to end. */
const held = () => {
  let end = () => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => work, end: () => end() };
};

/** Takes every place of a queue, until `end`. Called as often as it takes, as another test's work may just have ended. */
const fill = (queue: typeof hashingQueue) => {
  const { work, end } = held();
  const taken: Promise<unknown>[] = [];
  for (let refused = false; !refused && taken.length < 10_000; ) {
    const before = queue.waiting;
    const turn = queue.run(work);
    turn.catch(() => undefined);
    taken.push(turn);
    refused = queue.waiting === before;
  }
  return async () => {
    end();
    await Promise.allSettled(taken);
  };
};

describe('heavy work', () => {
  it('is done so much at once, and in its order', async () => {
    const turns = createWorkQueue({ atOnce: 2, mostWaiting: 10 });
    const order: number[] = [];
    const works = [0, 1, 2, 3].map((number) => ({ number, ...held() }));
    const done = works.map(({ number, work }) =>
      turns.run(async () => {
        order.push(number);
        await work();
      }),
    );
    await expect.poll(() => [turns.running, turns.waiting]).toEqual([2, 2]);
    expect(order).toEqual([0, 1]);
    for (const { end } of works) end();
    await Promise.all(done);
    expect(order).toEqual([0, 1, 2, 3]);
    expect([turns.running, turns.waiting]).toEqual([0, 0]);
  });

  it('is refused with 503 and Retry-After when too much waits, and taken again afterwards', async () => {
    const turns = createWorkQueue({ atOnce: 1, mostWaiting: 1 });
    const { work, end } = held();
    const taken = [turns.run(work), turns.run(work)];
    await expect(turns.run(work)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
    end();
    await Promise.all(taken);
    await expect(turns.run(async () => 'done')).resolves.toBe('done');
  });

  it('that fails makes room for the next', async () => {
    const turns = createWorkQueue({ atOnce: 1, mostWaiting: 0 });
    await expect(turns.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turns.run(async () => 'done')).resolves.toBe('done');
  });
});

describe('a server with all its turns taken', () => {
  it('answers a login with 503 and when to come again, and signs in afterwards', async () => {
    const api = await ownApi();
    const login = (email: string) => api.call('POST', 'auth/login', { token: null, json: { email, password: ADMIN.password } });
    const free = fill(hashingQueue);
    // An unknown address has no hash of its own: its stand-in must not remember the refusal.
    for (const email of [ADMIN.email, 'nobody@example.org']) {
      const { status, body, headers } = await login(email);
      expect([status, body.success, headers.get('Retry-After')]).toEqual([503, false, '5']);
    }
    await free();
    expect((await login(ADMIN.email)).status).toBe(200);
    expect((await login('nobody@example.org')).status).toBe(401);
  });

  it('answers a picture with 503 and keeps nothing of it, and takes it afterwards', async () => {
    const api = await ownApi();
    const add = async () =>
      api.call('POST', 'listings/artists', { form: formOf({ stageName: 'Björk', photo: await picture() }) });
    const free = fill(decodingQueue);
    const { status, body, headers } = await add();
    expect([status, body.success, headers.get('Retry-After')]).toEqual([503, false, '5']);
    await free();
    expect((await add()).status).toBe(201);
    expect((await api.call('GET', 'listings/artists')).rows).toHaveLength(1);
  });
});
