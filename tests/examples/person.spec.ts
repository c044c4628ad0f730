import { expect } from '@playwright/test';
import { jpeg } from '../world/files/pictures';
import { test } from '../world/page/fixtures';
import { openEdit } from '../world/page/screens';

test('an artist keeps the name that was typed, over a reload', async ({ page, catalogue }) => {
  await catalogue.add('artists', { stageName: 'Bjork', photo: await jpeg() });
  await openEdit(page, 'Bjork');
  await page.getByRole('textbox', { name: 'Stage Name' }).fill('Björk');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await catalogue.all('artists'))[0]?.stageName).toBe('Björk');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Stage Name' })).toHaveValue('Björk');
});
