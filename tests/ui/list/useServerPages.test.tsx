import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApi, renderConsole } from '../../world/console/console';
import { chooseFrom, goToPage, shownNames } from '../../world/console/list';
import { existing } from '../../world/existing';
import { addRecord, recordName } from '../../world/records';

describe('the loaded rows of a list', () => {
  it('are shown at once on coming back, and read anew where they are seen', async () => {
    const api = await openApi();
    const [oldest] = (await existing(api, 45, ['songs'])).songs;
    const { user, line } = await renderConsole({ path: '/songs', api });
    await screen.findByRole('table');
    await chooseFrom(user, 'Rows per page', '20');
    await screen.findByText('1–20 of 45');
    await goToPage(user, 3);
    await waitFor(() => expect(shownNames()).toHaveLength(5));
    await user.click(screen.getByRole('link', { name: 'Albums' }));
    await screen.findByText('No Albums Found.');
    await api.call('DELETE', `listings/songs/${oldest}`);
    await addRecord(api, 'songs', 'Made elsewhere');

    const before = line.log('GET').length;
    const release = line.hold();
    await user.click(screen.getByRole('link', { name: 'Songs' }));
    expect(await screen.findByText('41–45 of 45')).toBeInTheDocument();
    release();
    await waitFor(() => expect(shownNames()).not.toContainEqual(expect.stringContaining(recordName(1))));
    await goToPage(user, 1);
    await waitFor(() => expect(shownNames()[0]).toContain('Made elsewhere'));
    await goToPage(user, 2);
    await waitFor(() => expect(shownNames()[0]).toContain(recordName(26)));
    await goToPage(user, 3);
    await waitFor(() => expect(shownNames()[0]).toContain(recordName(6)));
    expect(line.log('GET').slice(before)).toEqual(['&page=3', '', '&page=2'].map((page) => `GET listings/songs?limit=20${page}`));
  });
});
