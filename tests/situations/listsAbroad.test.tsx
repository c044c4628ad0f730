import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { openApi, renderConsole } from '../world/console/console';
import { button } from '../world/console/form';
import { LANGUAGES, preferLanguages } from '../world/console/languages';
import { deleteRow, goToPage, readPages, readTable, search, shownNames } from '../world/console/list';
import { settled } from '../world/console/settled';
import { translatePage } from '../world/console/translated';
import { existing } from '../world/existing';
import { addRecord, namesOf } from '../world/records';
import { LIKE_MARKUP } from '../world/values/searches';
import { eachFeature } from './eachFeature';
import { LISTS, openList, openListOf } from './lists';
import { situation } from './situation';

eachFeature(LISTS, (list, kind) => {
  const { name } = kind;

  situation(list, 'translated page', 'shows rows, pages and counts of now', async () => {
    const api = await openApi();
    const { user, line } = await openListOf(kind, api, 24);
    const names = await namesOf(api, name);
    const stop = translatePage();
    await goToPage(user, 3);
    await settled(line);
    expect(shownNames()).toEqual(names.slice(10, 15));
    expect(readTable().column(0)).toEqual(['11', '12', '13', '14', '15']);
    expect(readPages()).toMatchObject({ numbers: ['1', '2', '3', '4', '5'], current: '3' });
    expect(document.body.textContent).toContain(`11–15 of ${names.length}`);
    stop();
  });

  situation(list, 'translated page', 'searches and deletes', async () => {
    const api = await openApi();
    const { user, line } = await openListOf(kind, api, 8);
    const stop = translatePage();
    await deleteRow(user, 'Record 08');
    await settled(line);
    expect(shownNames()).toEqual((await namesOf(api, name)).slice(0, 5));
    search('nobody');
    await waitFor(() => expect(document.body.textContent).toContain(kind.empty));
    search('record 02');
    await waitFor(() => expect(shownNames()).toEqual(['Record 02']));
    expect(button('Delete Record 02')).toBeEnabled();
    stop();
  });

  for (const [what, languages] of Object.entries(LANGUAGES))
    situation(list, 'other languages', `has its rows, with their dates, for ${what}`, async () => {
      preferLanguages(languages);
      const api = await openApi();
      await existing(api, 2, [name], { isPublished: () => true });
      const { line } = await renderConsole({ path: kind.routes.list, api });
      // Its rows, or a page that broke over them.
      await waitFor(() => expect(document.body.textContent).toMatch(/Record 01|stopped working/));
      await settled(line);
      expect(shownNames()).toEqual(await namesOf(api, name));
      const times = [...document.querySelectorAll('td time')].map((time) => time.textContent ?? '');
      expect(times).toHaveLength(kind.columns.includes('Published At') ? 2 : 0);
      // Its digits, whatever they look like.
      for (const time of times) expect(time).toMatch(/\p{Nd}{4}.*\p{Nd}{1,2}.*\p{Nd}{2}/u);
    });

  situation(list, 'hostile texts', 'shows what looks like markup as it was typed', async () => {
    const api = await openApi();
    for (const text of LIKE_MARKUP) await addRecord(api, name, text);
    await openList(kind, api);
    expect(shownNames()).toEqual(expect.arrayContaining([...LIKE_MARKUP]));
  });
});
