import { expect } from '@playwright/test';
import { ONE_OF_THEM } from '../spec/kinds';
import { test } from './support/fixtures';
import { jpeg } from './support/pictures';
import { button, expectAlert, field, openEdit } from './support/screens';

for (const kind of ONE_OF_THEM) {
  const [{ label, name: nameField }] = kind.texts;

  test(`One of ${kind.name} that is published in the form stays so when saved; unpublished in another tab, it stays that`, async ({
    page,
    newTab,
    catalogue,
  }) => {
    const { _id } = await catalogue.add(kind.name, { [nameField]: 'State', songCoverArt: await jpeg() });
    const state = async () => (await catalogue.all(kind.name))[0];
    await openEdit(page, 'State', kind.routes.list);
    await button(page, 'Publish').click();
    await expect(button(page, 'Unpublish')).toBeVisible();
    await field(page, label).fill('State, saved');
    await button(page, 'Save').click();
    await expect.poll(state).toMatchObject({ [nameField]: 'State, saved', isPublished: true });

    const other = await newTab();
    await openEdit(other, 'State, saved', kind.routes.list);
    await button(other, 'Unpublish').click();
    await expectAlert(other, kind.updated);
    await field(page, label).fill('State, saved again');
    await button(page, 'Save').click();
    await expect.poll(state).toMatchObject({ _id, [nameField]: 'State, saved again', isPublished: false, publishedAt: null });
  });
}
