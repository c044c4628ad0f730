import { beforeAll, describe, expect, it } from 'vitest';
import { RECORD_SCHEMAS } from '../../../src/contract/records';
import { kindOf } from '../../spec/kinds';
import { sharedApi } from '../../world/api';
import { NAME_FIELDS } from '../../world/forms';
import { create, createId, KINDS } from './kinds';

const api = await sharedApi();

describe.each(KINDS)('the list of %s (spec 7, 9)', (kind) => {
  it('[3.1, 3.5, 3.6, 3.9, 3.11, 3.13, 3.15] gives a new record as spec 3 describes it, as the create call gave it', async () => {
    const asked = new Date().toISOString();
    const { status, record } = await create(api, kind, 'Árstíðir');
    expect(status).toBe(201);
    expect(record).toMatchObject({
      [NAME_FIELDS[kind]]: 'Árstíðir',
      isPublished: false,
      publishedAt: null,
    });
    expect([asked, record.createdAt, new Date().toISOString()].toSorted()[1]).toBe(record.createdAt);
    expect(Object.keys(record)).toEqual(expect.arrayContaining(['_id', ...kindOf(kind).record]));
    expect(RECORD_SCHEMAS[kind].safeParse(record).error).toBeUndefined();
    const list = await api.call('GET', `listings/${kind}`);
    expect(list.rows).toEqual([record]);
  });
});

describe('60 songs with the same title and creation time', () => {
  let ids: string[];
  beforeAll(async () => {
    ids = [];
    for (let number = 0; number < 60; number += 1) ids.unshift(await createId(api, 'songs', 'Intro'));
    // The hardest case for a stable order.
    await api.services.database.updateTable('songs').set({ createdAt: '2025-03-01T08:00:00.000Z' }).execute();
  });

  const walk = async (limit: number) => {
    const seen: (string | undefined)[] = [];
    let page: number | undefined = 1;
    let lastId: string | undefined;
    while (page !== undefined) {
      const { rows, body } = await api.call('GET', `listings/songs?limit=${limit}&page=${page}`);
      expect(body.pagination?.prev).toEqual(page === 1 ? null : { page: page - 1, lastId });
      lastId = rows.at(-1)?._id;
      seen.push(...rows.filter((row) => row.title === 'Intro').map((row) => row._id));
      page = body.pagination?.next?.page;
    }
    return seen;
  };

  it.each([20, 7, 100])(
    '[3.20] come newest first, each once, over pages of %i, each of which names the row before it',
    async (limit) => {
      expect(await walk(limit)).toEqual(ids);
    },
  );

  it.each([
    ['', 20, null],
    ['page=abc', 20, null],
    ['page=2', 20, 1],
    ['page=99999999999', 0, 4],
    ['limit=0', 20, null],
    ['limit=100000', 61, null],
    [`limit=${'9'.repeat(400)}`, 61, null],
    ['limit=5&page=3', 5, 2],
  ])('answer ?%s with %i rows, the page before being %s', async (query, count, before) => {
    const { status, rows, body } = await api.call('GET', `listings/songs?${query}`);
    expect(status).toBe(200);
    expect(rows).toHaveLength(count);
    expect(body.pagination?.prev).toEqual(before === null ? null : expect.objectContaining({ page: before }));
  });
});

describe('artists by publication state (spec 7: isPublished)', () => {
  it('[7.9] are filtered in list and search; anything but true and false filters nothing', async () => {
    const out = await createId(api, 'artists', 'Filter out', {}, true);
    const waiting = await createId(api, 'artists', 'Filter waiting');
    for (const path of ['listings/artists?limit=100', 'listings/artists/search?key=filter']) {
      const ids = async (state: string) => (await api.call('GET', `${path}&isPublished=${state}`)).rows.map((row) => row._id);
      expect(await ids('true')).toEqual([out]);
      expect(await ids('false')).toContain(waiting);
      expect(await ids('false')).not.toContain(out);
      expect(await ids('maybe')).toEqual(expect.arrayContaining([waiting, out]));
    }
  });

  it('[7.9] are counted by the filter, not by the whole', async () => {
    const { body } = await api.call('GET', 'listings/artists?isPublished=true&limit=1');
    expect(body.pagination).toEqual({ next: null, prev: null });
  });

  it('[7.9] is no filter of the other kinds', async () => {
    const { rows } = await api.call('GET', 'listings/songs?isPublished=true');
    expect(rows).toHaveLength(20);
  });
});
