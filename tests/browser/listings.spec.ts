import { expect, type Page } from '@playwright/test';
import type { ListingKind } from '../spec/kind';
import { ONE_OF_THEM } from '../spec/kinds';
import { LISTING_KINDS } from '../spec/listingKinds';
import { NAME_FIELDS } from '../support/forms';
import { expectAccessible } from './support/axe';
import type { Catalogue, Upload } from './support/catalogue';
import { test } from './support/fixtures';
import { jpeg } from './support/pictures';
import { button, expectAlert, field, openEdit } from './support/screens';

/** Artists have files of their own. */
const OTHERS = LISTING_KINDS.filter(({ name }) => name !== 'artists');

const LONG = 'Llanfairpwllgwyngyll'.repeat(10);

/** A record with texts and pictures, each reference set to a record of a long name. */
const addWhole = async (catalogue: Catalogue, kind: ListingKind, name: string, isPublished = false) => {
  const picture = await jpeg();
  const fields: Record<string, string | Upload> = {};
  for (const text of kind.texts) fields[text.name] = text.sample;
  for (const { wire } of kind.pictures) fields[wire] = picture;
  for (const { name: field, lookup } of kind.pickers) {
    if (lookup === 'songs' || lookup === 'videos') throw new Error('no form of a listing points at these');
    const pictureField = lookup === 'albums' ? 'albumArt' : 'photo';
    fields[field] = (
      await catalogue.add(lookup, { [NAME_FIELDS[lookup]]: `${LONG} ${field}`, [pictureField]: picture }, true)
    )._id;
  }
  return catalogue.add(kind.name, { ...fields, [kind.texts[0].name]: name }, isPublished);
};

const expectFits = async (page: Page, what: string) => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `sideways scroll on ${what}`).toBeLessThanOrEqual(0);
};

for (const kind of OTHERS) {
  const [{ label }] = kind.texts;

  test.describe('At 360 pixels', () => {
    test.use({ viewport: { width: 360, height: 640 } });

    test(`list, add and edit page of ${kind.name} fit, however long the texts`, async ({ page, catalogue }) => {
      for (const name of ['فيروز', LONG]) await addWhole(catalogue, kind, name);
      await page.goto(kind.routes.list);
      await expect(button(page, `Delete ${LONG}`)).toBeVisible();
      await expectFits(page, `list of ${kind.name}`);
      await page.goto(kind.routes.add);
      await button(page, 'Save').click();
      await expect(field(page, label)).toBeFocused();
      await expectFits(page, `add page of ${kind.name} with its alert`);
      await openEdit(page, LONG, kind.routes.list);
      await expect(field(page, label)).toHaveValue(LONG);
      await expectFits(page, `edit page of ${kind.name}`);
      await expectAccessible(page, `edit page of ${kind.name}, all filled in`);
    });
  });
}

for (const kind of ONE_OF_THEM) {
  const [{ label, name: nameField }] = kind.texts;

  test(`One of ${kind.name} that is published in the form stays so when saved; unpublished in another tab, it stays that`, async ({
    page,
    newTab,
    catalogue,
  }) => {
    const { _id } = await addWhole(catalogue, kind, 'State');
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
