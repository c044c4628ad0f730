import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { watchAlerts } from '../world/console/alerts';
import { openApi, renderConsole } from '../world/console/console';
import { findTable, goToPage, readPages, readTable, searchBox, shownNames } from '../world/console/list';
import { settled } from '../world/console/settled';
import { addMany, recordsOf } from '../world/records';
import { ONE_OF_THEM } from './kinds';

const button = (name: string) => screen.getByRole('button', { name });

const dialog = async () => within(await screen.findByRole('alertdialog'));

describe.each(ONE_OF_THEM)('the rows of $name', ({ name, menu, routes, texts }) => {
  it('[2.3, 2.6, 2.45, 2.46, 2.50] open in the edit page by their edit icon, and the list is found again where it was', async () => {
    const api = await openApi();
    await addMany(api, name, 6);
    const { user } = await renderConsole({ path: routes.list, api });
    await findTable();
    await goToPage(user, 2);
    const actions = within(screen.getByRole('table')).getAllByRole('button');
    expect(actions.map((each) => each.getAttribute('aria-label'))).toEqual(['Edit Record 01', 'Delete Record 01']);
    await user.click(button('Edit Record 01'));
    expect(await screen.findByRole('textbox', { name: texts[0].label })).toHaveValue('Record 01');
    expect(window.location.pathname).toBe(routes.edit);
    await user.click(await screen.findByRole('link', { name: menu }));
    await waitFor(() => expect(shownNames()).toEqual([expect.stringContaining('Record 01')]));
    expect(readPages().current).toBe('2');
  });

  it('[2.45, 7.37, 8.38] are deleted after a question that names them; the last of a page takes its page along', async () => {
    const api = await openApi();
    await addMany(api, name, 6);
    const { user, line } = await renderConsole({ path: routes.list, api });
    await findTable();
    await goToPage(user, 2);
    await user.click(button('Delete Record 01'));
    const question = await dialog();
    expect(question.getByText('Delete Record 01?')).toBeInTheDocument();
    expect(line.log('DELETE')).toEqual([]);
    const seen = watchAlerts();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shownNames()).toHaveLength(5));
    expect(readTable().column(1)[0]).toContain('Record 06');
    expect(readPages()).toMatchObject({ current: '1', numbers: ['1'], canGoOn: false });
    expect(line.log('DELETE')).toHaveLength(1);
    expect(await recordsOf(api, name)).toHaveLength(5);
    await waitFor(() => expect(searchBox()).toHaveFocus());
    await settled(line);
    expect(seen()).toEqual([]);
  });
});
