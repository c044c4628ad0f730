import { expect } from '@playwright/test';
import { alerts, expectAlerts, fail, takeAlerts, warn, watchAlerts } from '../world/page/alerts';
import { appear, button, field } from '../world/page/screens';
import { slowLine } from '../world/page/slowLine';
import { translate } from '../world/page/translated';
import { FIELDS, FILE_FEATURES, openForm } from './fileFields';
import { situation } from './inBrowser';

const CANCELLED = 'Sending was cancelled. Nothing was saved.';

for (const feature of FILE_FEATURES) {
  const { kind, name, label, choose, remove, file, large, created } = FIELDS[feature];

  situation(feature, 'slow line', 'tells how far sending is, and keeps form and file when it is cancelled', async (person) => {
    const { page, catalogue } = person;
    const { group, put } = await openForm(page, feature);
    await put(await large());
    const back = await slowLine(page, { upload: 100_000 });
    const stop = await watchAlerts(page);
    await button(page, 'Save').click();
    const progress = page.getByRole('progressbar', { name: 'Sending' });
    await appear(progress);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    const value = await progress.getAttribute('aria-valuetext');
    await expect(page.getByText('Half of the file is sent.')).toHaveAttribute('role', 'status');
    await button(page, 'Cancel sending').click();
    await expect(button(page, 'Save')).toBeFocused();
    await back();
    expect({ focused, value }).toEqual({ focused: 'Cancel sending', value: expect.stringMatching(/^\d+ % sent$/) });
    await expect(field(page, name)).toHaveValue('Typed');
    await expect(group.getByText((await large()).name)).toBeVisible();
    expect(await catalogue.all(kind)).toEqual([]);
    expect(await stop()).toEqual([warn(CANCELLED)]);
  });

  situation(feature, 'slow line', 'tells what became of a file that was sent whole before it was cancelled', async (person) => {
    const { page, catalogue } = person;
    const { put } = await openForm(page, feature);
    await put(await file('Sent'));
    const back = await slowLine(page, { answerAfter: 30_000 });
    await button(page, 'Save').click();
    await expect.poll(async () => (await catalogue.all(kind)).length).toBe(1);
    await button(page, 'Cancel sending').click();
    await expect.poll(() => alerts(page)).not.toEqual([]);
    await back();
    expect((await alerts(page)).map(([, text]) => text)).not.toContain(CANCELLED);
  });

  situation(feature, 'lost line', 'keeps the file, and sends it when it is saved again', async ({ page, catalogue, watch }) => {
    watch.announce(/ERR_INTERNET_DISCONNECTED/);
    const { group, put } = await openForm(page, feature);
    await put(await file('Kept'));
    await page.context().setOffline(true);
    await button(page, 'Save').click();
    await takeAlerts(page, fail('Network Error, Please check your connection and try again'));
    await page.context().setOffline(false);
    await expect(group.getByText((await file('Kept')).name)).toBeVisible();
    await button(page, 'Save').click();
    await expectAlerts(page, created);
    expect(await catalogue.all(kind)).toHaveLength(1);
  });

  situation(
    feature,
    'keys',
    'has one button to choose by, which says for which field and has the focus after Remove',
    async (person) => {
      const { page } = person;
      const { group, put, press } = await openForm(page, feature);
      const found = await group.ariaSnapshot();
      expect(found.match(/- button/g) ?? []).toHaveLength(1);
      expect(found).toMatch(new RegExp(`- button "[^"]*${label}`));
      await put(await file('Removed'));
      await press(remove).focus();
      await page.keyboard.press('Enter');
      await appear(press(choose));
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(choose);
    },
  );

  situation(feature, 'used again', 'takes the same file again after Remove, and after a create', async ({ page, catalogue }) => {
    const { put, press } = await openForm(page, feature);
    await put(await file('Same'));
    await press(remove).click();
    await put(await file('Same'));
    await button(page, 'Save').click();
    await takeAlerts(page, created);
    await appear(press(choose));
    await field(page, name).fill('Once more');
    await put(await file('Same'));
    await button(page, 'Save').click();
    await expectAlerts(page, created);
    expect(await catalogue.all(kind)).toHaveLength(2);
  });

  situation(feature, 'translated page', 'says what its buttons do before and after a file is chosen', async ({ page }) => {
    await translate(page);
    const { group, put, press } = await openForm(page, feature);
    expect(await group.textContent()).toContain(choose);
    await put(await file('Chosen'));
    expect(await group.textContent()).not.toContain(choose);
    await press(remove).click();
    await appear(group.getByText(choose));
    expect(await group.textContent()).not.toContain('Chosen');
  });
}
