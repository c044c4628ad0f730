import { expect } from '@playwright/test';
import type { ListingKind } from '../spec/kind';
import { LISTING_KINDS } from '../spec/listingKinds';
import { jpeg } from '../world/files/pictures';
import { NAME_FIELDS } from '../world/forms';
import type { Catalogue, Upload } from '../world/page/catalogue';
import { expectFits } from '../world/page/fits';
import { test } from '../world/page/fixtures';
import { appear, button, field, go } from '../world/page/screens';

const LONG = 'Llanfairpwllgwyngyll'.repeat(10);
const NAMES = ['فيروز', '夜に駆ける', LONG];

/** A record with texts and pictures, each reference set to a record of a long name. */
const addWhole = async (catalogue: Catalogue, kind: ListingKind, name: string) => {
  const picture = await jpeg();
  const fields: Record<string, string | Upload> = {};
  for (const text of kind.texts) fields[text.name] = text.sample;
  for (const { wire } of kind.pictures) fields[wire] = picture;
  for (const { name: reference, lookup } of kind.pickers) {
    if (lookup === 'songs' || lookup === 'videos') throw new Error('no form of a listing points at these');
    const pictureField = lookup === 'albums' ? 'albumArt' : 'photo';
    const pointedAt = { [NAME_FIELDS[lookup]]: `${LONG} ${reference}`, [pictureField]: picture };
    fields[reference] = (await catalogue.add(lookup, pointedAt, true))._id;
  }
  return catalogue.add(kind.name, { ...fields, [kind.texts[0].name]: name });
};

test.describe('for a visitor', () => {
  test.use({ as: 'visitor' });
  test('the login page fits', async ({ page }) => {
    await page.goto('/login');
    await expect(button(page, 'Log in')).toBeVisible();
    await expectFits(page, 'login');
  });
});

for (const kind of LISTING_KINDS) {
  const [{ label }] = kind.texts;

  test(`list, add and edit page of ${kind.name} fit, however long the texts`, async ({ page, catalogue }) => {
    for (const name of NAMES) await addWhole(catalogue, kind, name);
    await page.goto(kind.routes.list);
    await expect(button(page, `Delete ${LONG}`)).toBeVisible();
    await expectFits(page, `list of ${kind.name}`);
    await button(page, `Edit ${LONG}`).click();
    await appear(field(page, label));
    await expect(field(page, label)).toHaveValue(LONG);
    await expectFits(page, `edit page of ${kind.name}`);
    await go(page, kind.routes.add);
    await button(page, 'Save').click();
    await expect(field(page, label)).toBeFocused();
    await expectFits(page, `add page of ${kind.name} with its alert`);
  });
}

test('[2.31] the dashboard fits; its menu opens on a small screen by its button and closes after a choice', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFits(page, 'dashboard');
  await page.setViewportSize({ width: 360, height: 640 });
  await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'Artists' }).click();
  await expect(page).toHaveURL(/\/artists$/);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeHidden();
});
