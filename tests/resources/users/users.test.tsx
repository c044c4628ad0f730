import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADMIN, MANAGER } from '../../world/api';
import { watchAlerts } from '../../world/console/alerts';
import { openApi, renderConsole } from '../../world/console/console';
import { searchBox } from '../../world/console/list';
import { settled } from '../../world/console/settled';
import { addPerson } from '../../world/people';

describe('the list of users', () => {
  it('[2.68] shows Full Name, Email, Role and Active, the last as an icon with words', async () => {
    const api = await openApi();
    await addPerson(api, { firstName: 'Ida', lastName: 'Ibarra', email: 'ida@example.org', isActive: false });
    await renderConsole({ path: '/users', api });
    const rows = await screen.findAllByRole('row');
    const ida = within(rows[1] ?? document.body);
    const ada = within(screen.getByText(ADMIN.email).closest('tr') ?? document.body);
    expect(ada.getByText('Admin')).toBeInTheDocument();
    for (const text of ['Ida Ibarra', 'ida@example.org', 'Manager']) expect(ida.getByText(text)).toBeInTheDocument();
    expect(ida.getByText('II')).toBeInTheDocument();
    const [inactive, active] = [ida.getByRole('img', { name: 'Inactive' }), ada.getByRole('img', { name: 'Active' })];
    // Material UI names its icons so.
    expect(inactive).toHaveAttribute('data-testid', 'BlockIcon');
    expect(active).toHaveAttribute('data-testid', 'CheckIcon');
  });

  it('shows a role that it does not know as it is stored', async () => {
    const api = await openApi();
    await addPerson(api, { role: 'owner' });
    await renderConsole({ path: '/users', api });
    expect(await screen.findByText('owner')).toBeInTheDocument();
  });

  it('[2.49, 2.59] searches, and says No Users Found. when nobody fits', async () => {
    const { user, line } = await renderConsole({ path: '/users' });
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'nobody');
    expect(await screen.findByText('No Users Found.')).toBeInTheDocument();
    expect(line.log('GET')).toContain('GET users/search?key=nobody');
  });

  it('[6.7, 8.38] deletes after a question that names the person, without a message', async () => {
    const { user, line } = await renderConsole({ path: '/users' });
    await user.click(await screen.findByRole('button', { name: 'Delete Max Manager' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Delete Max Manager?')).toBeInTheDocument();
    const seen = watchAlerts();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect.poll(() => screen.queryByText(MANAGER.email)).toBeNull();
    expect(line.log('DELETE')).toHaveLength(1);
    await waitFor(() => expect(searchBox()).toHaveFocus());
    await settled(line);
    expect(screen.getByText(ADMIN.email)).toBeInTheDocument();
    expect(seen()).toEqual([]);
  });
});
