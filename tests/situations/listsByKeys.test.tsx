import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { saidInPlace } from '../world/console/alerts';
import { openApi } from '../world/console/console';
import { button } from '../world/console/form';
import { pause } from '../world/console/hands';
import { commit, compose } from '../world/console/inputMethod';
import { findTable, goToPage, readPages, search, searchBox, shownNames } from '../world/console/list';
import { settled } from '../world/console/settled';
import { watchFor } from '../world/console/watch';
import { addRecord, namesOf } from '../world/records';
import { eachFeature } from './eachFeature';
import { LISTS, openListOf } from './lists';
import { situation } from './situation';

eachFeature(LISTS, (list, kind) => {
  const { name, calls } = kind;
  const link = (text: string) => screen.getByRole('link', { name: text });

  situation(list, 'keys', 'is walked, searched and asked by the keyboard alone', async () => {
    const api = await openApi();
    const { user, line } = await openListOf(kind, api, 8);
    button('Next page').focus();
    await user.keyboard('{Enter}');
    await settled(line);
    expect(readPages().current).toBe('2');
    await user.keyboard('/record 05');
    await waitFor(() => expect(shownNames()).toEqual(['Record 05']));
    button('Delete Record 05').focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alertdialog')).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('Delete Record 05')).toHaveFocus());
    expect(line.log('DELETE')).toEqual([]);
  });

  situation(list, 'keys', 'says once, by its name and at rest, what it has come to show', async () => {
    const api = await openApi();
    const { user, line } = await openListOf(kind, api, 24);
    const { length } = await namesOf(api, name);
    const unfinishedIsSaid = watchFor(`${kind.plural}: 11 to 15 of 20+`);
    await goToPage(user, 3);
    await settled(line);
    await waitFor(() => expect(saidInPlace()).toEqual([`${kind.plural}: 11 to 15 of ${length}`]));
    search('nobody');
    await waitFor(() => expect(saidInPlace()).toEqual([`${kind.plural}: none found`]));
    expect(unfinishedIsSaid()).toBe(false);
  });

  situation(list, 'keys', 'has the focus on the row that one comes back to', async () => {
    const api = await openApi();
    const { user } = await openListOf(kind, api, 3);
    await user.click(button('Edit Record 02'));
    await screen.findByRole('button', { name: 'Save' });
    window.history.back();
    await findTable();
    await waitFor(() => expect(link('Record 02')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(link('Record 01')).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(link('Record 03')).toHaveFocus();
    await user.keyboard('{End}');
    expect(link('Record 03')).not.toHaveFocus();
    await user.keyboard('{Home}{Enter}');
    expect(await screen.findByRole('textbox', { name: kind.texts[0].label })).toHaveValue('Record 03');
    await user.click(await screen.findByRole('link', { name: `Back to ${kind.plural}` }));
    await waitFor(() => expect(link('Record 03')).toHaveFocus());
  });

  situation(list, 'input method', 'searches for a text once it is finished', async () => {
    const api = await openApi();
    const { line } = await openListOf(kind, api, 1);
    await addRecord(api, name, '日本');
    await compose(searchBox(), 'にほん');
    await pause(350);
    await settled(line);
    expect(line.log(`GET ${calls.search}`)).toEqual([]);
    expect(shownNames()).toContain('Record 01');
    await commit(searchBox(), '日本');
    await waitFor(() => expect(shownNames()).toEqual(['日本']));
    expect(line.log(`GET ${calls.search}`)).toHaveLength(1);
  });
});
