import { expect, type Locator } from '@playwright/test';
import { jpeg } from '../world/files/pictures';
import { success, takeAlerts } from '../world/page/alerts';
import { violations } from '../world/page/axe';
import { test } from '../world/page/fixtures';
import { enter, focused, tabTo } from '../world/page/keyboard';
import { faultsInLooks, lookAt } from '../world/page/looks';
import { text } from '../world/page/richText';
import { appear, button, choose, field, openEdit, signInByHand } from '../world/page/screens';
import { layoutFaults } from '../world/page/widths';

const SAVED = success('Ad successfully updated');
const THEIRS = { title: 'Tour of theirs', moreInfoLink: 'https://example.org/theirs' };

const radio = (dialog: Locator, label: string, side: 'Saved meanwhile' | 'Yours, not saved yet') =>
  dialog.getByRole('radiogroup', { name: label }).getByRole('radio', { name: side });

test('two people who change the same ad lose nothing: on a narrow screen, by keys alone, with pictures and rich text', async ({
  page,
  newDevice,
  catalogue,
  watch,
}) => {
  test.slow();
  watch.announce(/\b412\b/);
  await catalogue.add('ads', { title: 'Tour', description: '<p>It begins in May.</p>', featureImage: await jpeg() });
  const other = await newDevice();
  await signInByHand(other);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const tab of [page, other]) await openEdit(tab, 'Tour', '/ads');

  await field(other, 'Title').fill(THEIRS.title);
  await field(other, 'More info link').fill(THEIRS.moreInfoLink);
  await text(other).press('Control+End');
  await other.keyboard.type(' And in June.');
  await choose(other, 'Feature Image', await jpeg('theirs.jpg', '#993333'));
  await button(other, 'Save').click();
  await takeAlerts(other, SAVED);
  const [theirs] = await catalogue.all('ads');

  await tabTo(page, field(page, 'Title'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Tour of mine');
  await tabTo(page, text(page));
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Hurry! ');
  await choose(page, 'Feature Image', await jpeg('mine.jpg', '#339966'));
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Which is to be saved?' });
  await appear(dialog);
  expect(await faultsInLooks(page)).toEqual([]);
  for (const look of ['light', 'dark'] as const) {
    const back = await lookAt(page, look);
    expect(await violations(page)).toEqual([]);
    await back();
  }
  await expect(dialog.locator('ins')).toHaveText([' And in June.', 'Hurry! ']);
  await expect(dialog.getByRole('img')).toHaveCount(2);
  expect((await catalogue.all('ads'))[0]).toEqual(theirs);

  await expect(radio(dialog, 'Title', 'Saved meanwhile')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(radio(dialog, 'Title', 'Yours, not saved yet')).toBeChecked();
  await tabTo(page, radio(dialog, 'Description', 'Saved meanwhile'));
  await page.keyboard.press('Space');
  await tabTo(page, radio(dialog, 'Feature Image', 'Saved meanwhile'));
  await page.keyboard.press('ArrowDown');
  await enter(page, dialog.getByRole('button', { name: 'Save' }));
  await takeAlerts(page, SAVED);
  await expect(dialog).toBeHidden();
  const [merged] = await catalogue.all('ads');
  expect(merged).toMatchObject({ ...THEIRS, title: 'Tour of mine', description: theirs?.description });
  expect(merged?.featureImage).not.toBe(theirs?.featureImage);
  await expect(text(page)).toHaveText('It begins in May. And in June.');
  await expect(page.getByText(/ changed More info link meanwhile; that is kept\.$/)).toBeVisible();
  expect(await focused(page)).not.toBe('');
  expect(await layoutFaults(page)).toEqual([]);
});
