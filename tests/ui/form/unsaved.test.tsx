import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { success, takeAlerts } from '../../world/console/alerts';
import { openApi, renderConsole } from '../../world/console/console';
import { button, write } from '../../world/console/form';
import { addRecord } from '../../world/records';

it('says that what is typed is not saved, also beside the success of a changed state, until it is', async () => {
  const api = await openApi();
  await addRecord(api, 'channels', 'Harbour');
  const { user } = await renderConsole({ path: '/channels', api });
  await user.click(await screen.findByRole('button', { name: 'Edit Harbour' }));
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.queryByText('Not saved')).toBeNull();
  await write(user, 'Name', 'Harbour Hall');
  expect(screen.getByText('Not saved')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^(Publish|Unpublish)$/ }));
  await takeAlerts(success('Channel successfully updated.'));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour Hall');
  expect(screen.getByText('Not saved')).toBeInTheDocument();
  expect(screen.getByText('What you changed in the form is not saved yet.')).toBeInTheDocument();
  await user.click(button('Save'));
  await takeAlerts(success('Channel successfully updated.'));
  expect(screen.queryByText('Not saved')).toBeNull();
  expect(screen.queryByText('What you changed in the form is not saved yet.')).toBeNull();
});
