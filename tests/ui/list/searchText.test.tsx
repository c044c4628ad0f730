import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApi, renderConsole } from '../../world/console/console';
import { findTable, searchBox, shownNames } from '../../world/console/list';
import { settled } from '../../world/console/settled';
import { addRecord } from '../../world/records';

const openList = async () => {
  const api = await openApi();
  for (const name of ['Björk', 'Sade']) await addRecord(api, 'artists', name);
  const opened = await renderConsole({ path: '/artists', api });
  await findTable();
  return opened;
};

describe('the text of a search box', () => {
  it('is there again, and searched for, where the list was left before it stood still', async () => {
    const { user, line } = await openList();
    await user.type(searchBox(), 'sad');
    await user.click(screen.getByRole('link', { name: 'Albums' }));
    await screen.findByText('No Albums Found.');
    expect(line.log('GET').filter((call) => call.includes('search'))).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Artists' }));
    await waitFor(() => expect(shownNames()).toEqual(['Sade']));
    expect(searchBox()).toHaveValue('sad');
  });

  it('asks for nothing where it is what it was, and the rows count as its own at once', async () => {
    const { user, line } = await openList();
    await user.type(searchBox(), 's');
    await waitFor(() => expect(shownNames()).toEqual(['Sade']));
    await user.type(searchBox(), 'x');
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await user.keyboard('{Backspace}');
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await settled(line);
    expect(shownNames()).toEqual(['Sade']);
    expect(line.log('GET').filter((call) => call.includes('search'))).toHaveLength(1);
  });
});
