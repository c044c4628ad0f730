import { expect } from '@playwright/test';
import { expectAlerts, success } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { addAd, editAd, text, tool } from '../world/page/richText';
import { button } from '../world/page/screens';

test.describe('one form after the other', () => {
  test("shows the other record's text, and undo there never brings the first one's", async ({ page, catalogue }) => {
    await addAd(catalogue, '<p>text of A</p>', 'A');
    await addAd(catalogue, '<p>text of B</p>', 'B');
    await editAd(page, 'A');
    await text(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' and more');
    await button(page, 'Save').click();
    await expectAlerts(page, success('Ad successfully updated'));
    await page.getByRole('link', { name: 'Promotion Ads' }).click();
    await page.getByRole('button', { name: 'Edit B', exact: true }).click();
    await expect(text(page)).toHaveText('text of B');
    await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
    await text(page).click();
    await page.keyboard.press('Control+z');
    await expect(text(page)).toHaveText('text of B');
  });

  test('leaving asks nothing of a text undone to where it was, and asks of a changed one, which staying keeps', async ({
    page,
    catalogue,
  }) => {
    const html = '<p><b>older</b> <i>twins</i></p>';
    await addAd(catalogue, html);
    await editAd(page);
    await text(page).click();
    await page.keyboard.type('x');
    await page.keyboard.press('Control+z');
    const dashboard = page.getByRole('link', { name: 'Dashboard' });
    await dashboard.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await catalogue.all('ads')).toMatchObject([{ description: html }]);

    await editAd(page);
    await text(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' changed');
    await dashboard.click();
    await button(page, 'Stay').click();
    await expect(text(page)).toHaveText('older twins changed');
  });
});
