import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../spec/kinds';
import { MANAGER, type TestApi } from '../../world/api';
import { expectAlerts, fail, success, takeAlerts } from '../../world/console/alerts';
import { openApi, renderConsole } from '../../world/console/console';
import { openReloaded, write } from '../../world/console/form';
import { addPerson } from '../../world/people';
import { recordsOf } from '../../world/records';

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const roleBox = () => screen.getByRole('combobox', { name: 'Role' });
type User = Awaited<ReturnType<typeof renderConsole>>['user'];

/** Puts a text into a field at once. */
const put = async (user: User, name: string, text: string) => {
  await field(name);
  await write(user, name, text);
};
const chooseRole = async (user: User, role: string) => {
  await user.click(roleBox());
  await user.click(await screen.findByRole('option', { name: role }));
};

const openEdit = async (name: string, given?: TestApi) => {
  const api = given ?? (await openApi());
  const people = await recordsOf(api, 'users');
  return openReloaded(api, kindOf('users'), { record: people.find(({ fullName }) => fullName === name) });
};
const bodyOf = async (line: { calls: { method: string; request: Request }[] }) => {
  const patch = line.calls.findLast(({ method }) => method === 'PATCH');
  return patch ? await patch.request.clone().json() : undefined;
};

describe('adding a user', () => {
  it('[2.84, 4.14, 5.18, 8.33] begins without a role, creates the user and leaves an empty form', async () => {
    const { user, line, api } = await renderConsole({ path: '/users/add-user' });
    expect(await field('Email')).toHaveAccessibleDescription('A password is sent to this address.');
    await put(user, 'Email', ' Ben@Example.org ');
    await put(user, 'First Name', 'Ben');
    expect(roleBox()).toHaveTextContent('- -');
    await chooseRole(user, 'Manager');
    await user.click(button('Create'));
    await expectAlerts(success('User successfully created.'));
    expect(await field('Email')).toHaveValue('');
    expect(roleBox()).toHaveTextContent('- -');
    const post = line.calls.find(({ method }) => method === 'POST');
    const form = await post?.request.clone().formData();
    expect([...(form?.entries() ?? [])]).toEqual([
      ['email', 'Ben@Example.org'],
      ['firstName', 'Ben'],
      ['role', 'manager'],
    ]);
    expect((await api.mails()).map(({ to }) => to.address)).toEqual(['ben@example.org']);
  });

  it('[5.1, 5.17] asks for email, first name and role, and sends nothing', async () => {
    const { user, line } = await renderConsole({ path: '/users/add-user' });
    await put(user, 'Last Name', 'Okri');
    await user.click(button('Create'));
    await takeAlerts(fail('Please fill in required fields'));
    for (const name of ['Email', 'First Name']) expect(await field(name)).toBeInvalid();
    expect(await field('Last Name')).toBeValid();
    expect(await field('Email')).toHaveFocus();
    await put(user, 'Email', 'ben@example.org');
    await put(user, 'First Name', 'Ben');
    await user.click(button('Create'));
    await takeAlerts(fail('Please fill in required fields'));
    expect(roleBox()).toHaveFocus();
    expect(line.log('POST')).toEqual([]);
  });
});

describe('editing a user', () => {
  it('[2.13, 2.50, 7.47, 8.34] saves the changes as JSON and says so', async () => {
    const { user, line, api } = await openEdit('Max Manager');
    await user.clear(await field('Last Name'));
    await chooseRole(user, 'Admin');
    await user.click(button('Save'));
    await takeAlerts(success('User successfully updated.'));
    expect(await bodyOf(line)).toMatchObject({ role: 'admin', unset: 'lastName' });
    expect((await api.call('GET', 'users/search?key=max')).rows).toMatchObject([{ lastName: null, role: 'admin' }]);
  });

  it('says that the address takes no mail, until there is another one', async () => {
    const api = await openApi();
    const refused = { mailRefusedAt: '2026-03-04T09:00:00.000Z' };
    await api.services.database.updateTable('users').set(refused).where('email', '=', MANAGER.email).execute();
    const { user } = await openEdit('Max Manager', api);
    const words = /2026.* the mail server took no mail to this address\. Check how it is written\.$/;
    expect(await screen.findByText(words)).toBeInTheDocument();
    await put(user, 'Email', 'max@example.com');
    await user.click(button('Save'));
    await takeAlerts(success('User successfully updated.'));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('[5.19] asks for email, first name and role, and sends nothing', async () => {
    const { user, line } = await openEdit('Max Manager');
    for (const name of ['Email', 'First Name']) {
      const before = (await field(name)).getAttribute('value') ?? '';
      await put(user, name, '');
      await user.click(button('Save'));
      await expect.poll(() => document.activeElement).toBe(await field(name));
      await takeAlerts(fail('Please fill in required fields'));
      await put(user, name, before);
    }
    await chooseRole(user, '- -');
    await user.click(button('Save'));
    await expectAlerts(fail('Please fill in required fields'));
    expect(roleBox()).toHaveFocus();
    expect(line.log('PATCH')).toEqual([]);
  });

  it('[2.86, 4.5, 7.47] Deactivate sends the opposite isActive with the other fields, and leaves unsaved text alone', async () => {
    const { user, line, api } = await openEdit('Max Manager');
    await put(user, 'First Name', 'Maximilian');
    await user.click(button('Deactivate'));
    await takeAlerts(success('User successfully updated.'));
    const fields = { email: MANAGER.email, firstName: 'Max', lastName: 'Manager', role: 'manager' };
    expect(await bodyOf(line)).toEqual({ ...fields, isActive: false });
    expect(await screen.findByRole('button', { name: 'Activate' })).toBeInTheDocument();
    expect(await field('First Name')).toHaveValue('Maximilian');
    await user.click(button('Save'));
    await expect.poll(() => line.log('PATCH').length).toBe(2);
    expect(await bodyOf(line)).toMatchObject({ firstName: 'Maximilian' });
    expect((await api.call('GET', 'users/search?key=max')).rows).toMatchObject([
      { ...fields, firstName: 'Maximilian', isActive: false },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Activate' }));
    expect(await screen.findByRole('button', { name: 'Deactivate' })).toBeInTheDocument();
  });

  it('says why the last admin stays one, at the role', async () => {
    const { user } = await openEdit('Ada Admin');
    await chooseRole(user, 'Manager');
    await user.click(button('Save'));
    const words = 'This is the last active admin. Make somebody else an admin first.';
    await expectAlerts(fail(words));
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(roleBox()).toHaveFocus();
    expect(roleBox()).toHaveTextContent('Manager');
  });

  it('[2.87, 7.46, 8.35] asks before it resets the password, then sends one call and says so', async () => {
    const { user, line, api } = await openEdit('Max Manager');
    await user.click(button('Reset Password'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Reset the password of Max Manager?')).toBeInTheDocument();
    expect(dialog.getByText(/A new password is sent to max@example\.org/)).toBeInTheDocument();
    expect(line.log('PATCH')).toEqual([]);
    await user.dblClick(dialog.getByRole('button', { name: 'Reset Password' }));
    await expectAlerts(success('User Password successfully updated.'));
    expect(line.log('PATCH')).toEqual([expect.stringMatching(/^PATCH users\/[\w-]+\/generate-password$/)]);
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect((await api.mails()).map(({ to }) => to.address)).toEqual([MANAGER.email]);
  });

  it('says why a reset failed, also where it asked, and resets at the next yes', async () => {
    const { user, line } = await openEdit('Max Manager');
    line.lose('PATCH', 'before');
    await user.click(button('Reset Password'));
    const dialog = await screen.findByRole('alertdialog');
    const yes = within(dialog).getByRole('button', { name: 'Reset Password' });
    await user.click(yes);
    await expectAlerts(fail('Network Error, Please check your connection and try again'));
    expect(dialog).toHaveAccessibleDescription(/check your connection/);
    await user.click(yes);
    await expectAlerts(success('User Password successfully updated.'));
    expect(dialog).not.toBeInTheDocument();
  });

  it('keeps the header in step when it is one’s own account', async () => {
    const { user } = await openEdit('Ada Admin');
    await put(user, 'First Name', 'Adele');
    await user.click(button('Save'));
    expect(await screen.findByRole('button', { name: /^Adele/ })).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ firstName: 'Adele', role: 'admin' });
  });

  it('leaves the page and the menu at once when one takes one’s own admin role away', async () => {
    const api = await openApi();
    await addPerson(api, { role: 'admin' });
    const { user } = await openEdit('Ada Admin', api);
    await chooseRole(user, 'Manager');
    await user.click(button('Save'));
    expect(await screen.findByRole('heading', { name: /Welcome, Ada/ })).toBeInTheDocument();
    await expect.poll(() => screen.queryByRole('link', { name: 'Users' })).toBeNull();
  });

  it('does not take an older record for news about oneself', async () => {
    const { user } = await renderConsole({ path: '/users' });
    await screen.findByRole('button', { name: 'Edit Ada Admin' });
    const known = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...known, firstName: 'Adele' }));
    await user.click(screen.getByRole('button', { name: 'Edit Ada Admin' }));
    await screen.findByRole('heading', { name: /^Edit User / });
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ firstName: 'Adele' });
  });
});
