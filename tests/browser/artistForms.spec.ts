import { expect } from '@playwright/test';
import { jpeg } from '../world/files/pictures';
import { expectAlerts, success } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { button, field, openEdit } from '../world/page/screens';

test('Editing works on two records in two tabs, over a reload too', async ({ page, newTab, catalogue }) => {
  await catalogue.addArtist({ stageName: 'One' }, await jpeg());
  await catalogue.addArtist({ stageName: 'Two' }, await jpeg());
  const other = await newTab();
  await openEdit(page, 'One');
  await openEdit(other, 'Two');
  await page.reload();
  await field(page, 'Last Name').fill('first tab');
  await field(other, 'Last Name').fill('second tab');
  await button(page, 'Save').click();
  await button(other, 'Save').click();
  await expectAlerts(page, success('Artist successfully updated.'));
  await expectAlerts(other, success('Artist successfully updated.'));
  expect((await catalogue.artists()).map(({ stageName, lastName }) => `${stageName}: ${lastName}`)).toEqual([
    'Two: second tab',
    'One: first tab',
  ]);
});
