import { expect, type Page } from '@playwright/test';
import { TARGET_TYPES, type TargetType } from '../../src/contract/limits';
import { jpeg } from '../world/files/pictures';
import type { Catalogue } from '../world/page/catalogue';
import { test } from '../world/page/fixtures';
import { text } from '../world/page/richText';
import { appear, button, choose, expectAlert, field, openEdit, pick, row } from '../world/page/screens';

const typeField = (page: Page) => page.getByRole('combobox', { name: 'Announcement Type' });
const target = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });

const chooseType = async (page: Page, name: string) => {
  await typeField(page).click();
  await page.getByRole('option', { name, exact: true }).click();
};

const capitalised = (type: TargetType) => type.charAt(0).toUpperCase() + type.slice(1);

/** One published record of each target type, called 'The song' and so on. */
const addTargets = async (catalogue: Catalogue) => {
  const photo = await jpeg();
  const ids: Record<TargetType, string> = {
    artist: (await catalogue.add('artists', { stageName: 'The artist', photo }, true))._id,
    channel: (await catalogue.add('channels', { name: 'The channel', photo }, true))._id,
    album: (await catalogue.add('albums', { name: 'The album', albumArt: photo }, true))._id,
    song: (await catalogue.add('songs', { title: 'The song', songCoverArt: photo }, true))._id,
    video: (await catalogue.add('videos', { title: 'The video', url: 'https://youtu.be/x' }, true))._id,
  };
  return ids;
};

const edit = (page: Page, title: string) => openEdit(page, title, '/announcements');

test.describe('what an announcement is about', () => {
  test('[2.80, 3.25, 4.19, 7.27] each type is made, published, changed to another and to None, and survives a reload', async ({
    page,
    catalogue,
  }) => {
    test.setTimeout(180_000);
    const ids = await addTargets(catalogue);
    await page.goto('/announcements/add-announcement');
    await expect(typeField(page)).toHaveText('None');
    for (const type of TARGET_TYPES) {
      const label = capitalised(type);
      await field(page, 'Title').fill(`News of the ${type}`);
      await text(page).click();
      await page.keyboard.type(`About the ${type}`);
      await chooseType(page, label);
      await pick(page, label, `The ${type}`);
      await choose(page, 'Feature Image', await jpeg());
      await button(page, 'Publish').click();
      await expectAlert(page, 'Announcement successfully created.');
      await expect(field(page, 'Title')).toHaveValue('');
      await expect(typeField(page)).toHaveText('None');
      expect((await catalogue.all('announcements'))[0]).toMatchObject({
        title: `News of the ${type}`,
        description: `<p>About the ${type}</p>`,
        isPublished: true,
        targetType: type,
        target: { _id: ids[type], name: `The ${type}` },
      });
    }

    for (const [index, type] of TARGET_TYPES.slice(0, 2).entries()) {
      const next = TARGET_TYPES[(index + 1) % TARGET_TYPES.length] ?? type;
      await edit(page, `News of the ${type}`);
      await expect(target(page, capitalised(type))).toHaveValue(`The ${type}`);
      await page.reload();
      await expect(target(page, capitalised(type))).toHaveValue(`The ${type}`);
      await chooseType(page, capitalised(next));
      await expect(target(page, capitalised(next))).toHaveValue('');
      await pick(page, capitalised(next), `The ${next}`);
      await button(page, 'Save').click();
      await expectAlert(page, 'Announcement successfully created.');
      await expect(target(page, capitalised(next))).toHaveValue(`The ${next}`);
      expect((await catalogue.all('announcements')).find(({ title }) => title === `News of the ${type}`)).toMatchObject({
        targetType: next,
        targetId: ids[next],
        isPublished: true,
      });
    }

    await edit(page, 'News of the song');
    await chooseType(page, 'None');
    await expect(target(page, 'Artist')).toHaveCount(0);
    await button(page, 'Save').click();
    await expectAlert(page, 'Announcement successfully created.');
    await edit(page, 'News of the song');
    await expect(typeField(page)).toHaveText('None');
    const [, , , , about] = await catalogue.all('announcements');
    expect(about).toMatchObject({ title: 'News of the song', targetType: null, targetId: null, target: null });
  });

  test("[7.43, 8.43] says 'No {type} found' where nothing matches, and asks for three characters", async ({ page }) => {
    await page.goto('/announcements/add-announcement');
    for (const type of TARGET_TYPES) {
      await chooseType(page, capitalised(type));
      await target(page, capitalised(type)).fill('xyz');
      await appear(page.getByText(`No ${type} found`, { exact: true }));
      await page.keyboard.press('Escape');
    }
  });

  test('a target that was deleted is shown as such, and saving the title keeps it', async ({ page, catalogue, server }) => {
    const { song } = await addTargets(catalogue);
    const featureImage = await jpeg();
    await catalogue.add('announcements', { title: 'Old news', featureImage, targetType: 'song', targetId: song });
    await catalogue.remove('songs', song);
    await edit(page, 'Old news');
    await expect(target(page, 'Song')).toHaveValue('Deleted song');
    await field(page, 'Title').fill('Older news');
    await button(page, 'Save').click();
    await expectAlert(page, 'Announcement successfully created.');
    expect(await catalogue.all('announcements')).toMatchObject([{ title: 'Older news', targetType: 'song', targetId: song }]);
    expect(await server.uploads()).not.toEqual([]);
  });
});

test.describe('announcements', () => {
  test('[2.66] the list shows its columns, and the odd messages are to the letter', async ({ page, catalogue }) => {
    const { video } = await addTargets(catalogue);
    const featureImage = await jpeg();
    await catalogue.add('announcements', { title: 'Plain', featureImage });
    await catalogue.add('announcements', { title: 'Targeted', featureImage, targetType: 'video', targetId: video });
    await page.goto('/announcements');
    await expect(page.getByRole('columnheader')).toHaveText([
      'No.',
      'Title',
      'Target',
      'Publication Status',
      'Published At',
      'Created At',
      'Actions',
    ]);
    await expect(row(page, 'Targeted').getByRole('cell').nth(2)).toHaveText(/Video$/);
    await expect(row(page, 'Plain').getByRole('cell').nth(2)).toHaveText(/-$/);
    const today = await page.evaluate(() => new Date().toLocaleDateString([...navigator.languages]));
    await expect(row(page, 'Plain').getByRole('cell').nth(5)).toContainText(today);

    await page.getByRole('button', { name: 'Edit Plain' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expectAlert(page, 'Announcement successfully created.');
    await expect(button(page, 'Unpublish')).toBeVisible();

    await page.goto('/announcements');
    await page.getByRole('button', { name: 'Delete Targeted' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectAlert(page, 'Announcements has been deleted successfuly');
    await expect(row(page, 'Targeted')).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like it');
    await expect(page.getByText('No Announcements Found.')).toBeVisible();
  });
});
