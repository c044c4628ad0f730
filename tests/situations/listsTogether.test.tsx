import { expect } from 'vitest';
import { openApi } from '../world/console/console';
import { chooseFrom, goToPage, readPages, shownNames, walkThrough } from '../world/console/list';
import { settled } from '../world/console/settled';
import { somebodyElse } from '../world/meanwhile';
import { addRecord, namesOf } from '../world/records';
import { eachFeature } from './eachFeature';
import { LISTS, openListOf } from './lists';
import { situation } from './situation';

eachFeature(LISTS, (list, kind) => {
  const { name } = kind;

  situation(list, 'two people', 'shows all that is left when others delete while one walks', async () => {
    const api = await openApi();
    const { user, line, ids } = await openListOf(kind, api, 25);
    for (const id of ids.slice(-5, -3)) await somebodyElse(api).deletes(name, id);
    const left = await namesOf(api, name);
    expect(await walkThrough(user, line)).toEqual(left);
  });

  situation(list, 'two people', 'shows each record once when others add while one walks', async () => {
    const api = await openApi();
    const { user, line } = await openListOf(kind, api, 23);
    const before = await namesOf(api, name);
    for (const title of ['New one', 'New two']) await addRecord(api, name, title);
    const seen = await walkThrough(user, line);
    expect(seen.filter((each) => !each?.startsWith('New'))).toEqual(before);
  });

  situation(list, 'meanwhile', 'shows what is there once a deletion by others comes between two of its pages', async () => {
    const api = await openApi();
    const { user, line, ids } = await openListOf(kind, api, 23);
    line.before(`GET ${kind.calls.list}?limit=20&page=2`, () => somebodyElse(api).deletes(name, ids.at(-1) ?? ''));
    const seen = await walkThrough(user, line);
    expect(seen).toEqual(await namesOf(api, name));
  });

  situation(list, 'existing catalogue', 'walks through 1,000 records in their order, 20 at a time', async () => {
    const api = await openApi();
    const { user, line } = await openListOf(kind, api, 1_000);
    await chooseFrom(user, 'Rows per page', '20');
    await settled(line);
    for (let page = 2; page <= 4; page += 1) await goToPage(user, page);
    await settled(line);
    expect(shownNames()).toEqual((await namesOf(api, name)).slice(60, 80));
    expect(readPages()).toMatchObject({ current: '4', canGoOn: true });
    const pages = ['', ...[2, 3, 4, 5, 6].map((page) => `&page=${page}`)];
    expect(line.log('GET')).toEqual(pages.map((page) => `GET ${kind.calls.list}?limit=20${page}`));
  });
});
