import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { fail, saidInPlace, takeAlerts, watchAlerts } from '../world/console/alerts';
import { openApi } from '../world/console/console';
import { button } from '../world/console/form';
import { clickTwice, GAPS } from '../world/console/hands';
import { askToDelete, chooseFrom, deleteRow, goToPage, readPages, search, searchBox, shownNames } from '../world/console/list';
import { faded, settled } from '../world/console/settled';
import { watchFor } from '../world/console/watch';
import { namesOf, recordName } from '../world/records';
import { eachFeature } from './eachFeature';
import { LISTS, openList, openListOf } from './lists';
import { situation } from './situation';

const MOVED = { status: 503, message: 'The catalogue is being moved.' };
const NETWORK = 'Network Error, Please check your connection and try again';

eachFeature(LISTS, (list, kind) => {
  const { name, calls } = kind;
  const second = `GET ${calls.list}?limit=20&page=2`;
  const searchCall = (term: string) => `GET ${calls.search}?${calls.searchTerm}=${term}`;

  situation(list, 'slow line', 'can be walked through as far as it is loaded while more is on its way', async () => {
    const api = await openApi();
    const { user, line } = await openListOf(kind, api, 24);
    const names = await namesOf(api, name);
    const answer = line.hold(second);
    await goToPage(user, 3);
    await goToPage(user, 4);
    await settled(line, 1);
    expect(shownNames()).toEqual(names.slice(15, 20));
    expect(readPages()).toMatchObject({ current: '4', canGoOn: false });
    answer();
    await settled(line);
    expect(shownNames()).toEqual(names.slice(15, 20));
    expect(readPages()).toMatchObject({ current: '4', canGoOn: true });
    expect(line.log(second)).toHaveLength(1);
  });

  situation(list, 'slow line', 'shows what is in the search box, in whatever order the answers come', async () => {
    const api = await openApi();
    // Neither of the two is among the rows of before, which stay while a search runs.
    const { line } = await openListOf(kind, api, 20);
    const answers = ['record+11', 'record+12'].map((term) => line.hold(searchCall(term)));
    search('record 11');
    await waitFor(() => expect(line.log(searchCall('record+11'))).toHaveLength(1));
    const olderIsSeen = watchFor('Record 11');
    search('record 12');
    await waitFor(() => expect(line.log(searchCall('record+12'))).toHaveLength(1));
    answers[1]?.();
    await waitFor(() => expect(shownNames()).toEqual(['Record 12']));
    answers[0]?.();
    await settled(line);
    expect(shownNames()).toEqual(['Record 12']);
    expect(olderIsSeen()).toBe(false);
  });

  situation(list, 'slow line', 'keeps the rows of before, and says that it is busy, until a search is answered', async () => {
    const api = await openApi();
    const { line } = await openListOf(kind, api, 8);
    const before = shownNames();
    const answer = line.hold(searchCall('record+01'));
    search('record 01');
    await waitFor(() => expect(line.log(searchCall('record+01'))).toHaveLength(1));
    expect(shownNames()).toEqual(before);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    // The wheel, which tells screen readers nothing that the table does not.
    await screen.findByRole('progressbar', { hidden: true });
    expect(shownNames()).toEqual(before);
    answer();
    await waitFor(() => expect(shownNames()).toEqual(['Record 01']));
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument();
  });

  for (const [how, fixture, text] of [
    ['refused', 'refused', MOVED.message],
    ['lost', 'lost line', NETWORK],
  ] as const) {
    situation(list, fixture, 'keeps the rows there are when more of them do not come, and grows at the next try', async () => {
      const api = await openApi();
      const { user, line } = await openListOf(kind, api, 24);
      const names = await namesOf(api, name);
      if (how === 'lost') line.lose(second, 'before');
      else line.refuse(second, MOVED);
      await goToPage(user, 3);
      await takeAlerts(fail(text));
      expect(shownNames()).toEqual(names.slice(10, 15));
      const answer = line.hold(second);
      await user.click(button('Load more'));
      await settled(line, 1);
      expect(button('Load more')).toHaveFocus();
      answer();
      await settled(line);
      expect(readPages().numbers).toContain('5');
      expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
      expect(button('Page 3')).toHaveFocus();
      expect(line.log(second)).toHaveLength(2);
    });

    situation(list, fixture, 'says once why a search did not go through, and finds at the next try', async () => {
      const api = await openApi();
      const { user, line } = await openListOf(kind, api, 3);
      const seen = watchAlerts();
      if (how === 'lost') line.lose(searchCall(''), 'before');
      else line.refuse(searchCall(''), MOVED);
      search('record 02');
      const again = await screen.findByRole('button', { name: 'Try again' });
      expect(saidInPlace().join()).not.toContain(text);
      const answer = line.hold(searchCall(''));
      await user.click(again);
      await settled(line, 1);
      expect(button('Try again')).toHaveFocus();
      answer();
      await waitFor(() => expect(shownNames()).toEqual(['Record 02']));
      expect(searchBox()).toHaveFocus();
      expect(seen()).toEqual([fail(text)]);
      expect(searchBox()).toHaveValue('record 02');
    });
  }

  situation(list, 'lost line', 'comes by itself once there is a connection again', async () => {
    const api = await openApi();
    const { user, line } = await openListOf(kind, api, 24);
    line.offline();
    await goToPage(user, 3);
    await settled(line);
    expect(shownNames()).toEqual((await namesOf(api, name)).slice(10, 15));
    line.online();
    await settled(line);
    expect(readPages().numbers).toContain('5');
  });

  for (const gap of GAPS)
    situation(list, 'impatient hands', `goes on by two pages, each whole, by two clicks ${gap} ms apart`, async () => {
      const api = await openApi();
      const { user, line } = await openListOf(kind, api, 24);
      await clickTwice(user, () => button('Next page'), gap);
      await settled(line);
      expect(shownNames()).toEqual((await namesOf(api, name)).slice(10, 15));
      expect(line.log(second)).toHaveLength(1);
    });

  situation(list, 'used again', 'deletes one record after the other, and one that was refused at first', async () => {
    const api = await openApi();
    const { user, line } = await openListOf(kind, api, 3);
    line.refuse('DELETE', { status: 409, message: 'It is used by the song “One”.' });
    await askToDelete(user, recordName(2));
    await takeAlerts(fail('It is used by the song “One”.'));
    await user.keyboard('{Escape}');
    await faded();
    const seen = watchAlerts();
    for (const number of [2, 3]) {
      await deleteRow(user, recordName(number));
      await settled(line);
      expect(shownNames()).toEqual(await namesOf(api, name));
    }
    expect(seen()).toEqual([]);
    expect(line.log('DELETE')).toHaveLength(3);
  });

  situation(list, 'used again', 'has as many rows a page as were chosen the last time', async () => {
    const api = await openApi();
    const { user, unmount } = await openListOf(kind, api, 8);
    await chooseFrom(user, 'Rows per page', '10');
    unmount();
    await openList(kind, api);
    expect(shownNames()).toEqual(await namesOf(api, name));
  });

  situation(list, 'used again', 'tells of each failure anew', async () => {
    const api = await openApi();
    const { user, line } = await openListOf(kind, api, 24);
    line.refuse(second, MOVED);
    await goToPage(user, 3);
    await takeAlerts(fail(MOVED.message));
    line.refuse(second, { status: 500, message: 'The catalogue is not there.' });
    await user.click(button('Load more'));
    await takeAlerts(fail('The catalogue is not there.'));
    await user.click(button('Load more'));
    await settled(line);
    expect(readPages().numbers).toContain('5');
    expect(saidInPlace().filter((text) => text.includes('catalogue is'))).toEqual([]);
  });
});
