import { expect } from '@playwright/test';
import { test } from './support/fixtures';
import { contentOf, expectMails } from './support/outbox';
import { button, signInByHand } from './support/screens';

// A server of its own: whoever is left as admin, no other test depends on it.
test.use({ environment: { LOG_LEVEL: 'error' } });

test('Two admins who demote each other at the same moment leave one', async ({ page, newDevice, catalogue, server, watch }) => {
  watch.announce(/\b40[39]\b/);
  await catalogue.add('users', { email: 'zoe@example.org', firstName: 'Zoë', role: 'admin' });
  const [mail] = await expectMails(server, 'zoe@example.org', 1);
  const other = await newDevice();
  await signInByHand(other, contentOf(mail ?? { subject: '', text: '' }).password, 'zoe@example.org');

  for (const [tab, victim] of [
    [page, 'Zoë'],
    [other, 'Ada'],
  ] as const) {
    await tab.goto('/users');
    await button(tab, `Edit ${victim}`).click();
    await tab.getByRole('combobox', { name: 'Role' }).click();
    await tab.getByRole('option', { name: 'Manager' }).click();
  }
  await Promise.all([button(page, 'Save').click(), button(other, 'Save').click()]);

  const outcomes = await Promise.all(
    [page, other].map(async (tab) => {
      const told = tab.locator('[role=alert], [role=status]').getByText(/successfully updated|not allowed|last active admin/);
      return (await told.first().textContent()) ?? '';
    }),
  );
  expect(outcomes.filter((text) => text === 'User successfully updated.')).toHaveLength(1);
  const admins = await Promise.all(
    [page, other].map((tab) =>
      tab.evaluate(async () => {
        const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
        return (await fetch('/api/v1/users', { headers })).status;
      }),
    ),
  );
  expect(admins.sort()).toEqual([200, 403]);
});
