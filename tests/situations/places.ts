import { expect, type Locator, type Page } from '@playwright/test';
import type { ResourceName } from '../../src/contract/kinds';
import { ACCOUNT, DASHBOARD, FORGET_PASSWORD, IMPORT_SONGS, LOGIN, ROUTES } from '../../src/routes';
import { jpeg, phonePhoto } from '../world/files/pictures';
import { recording } from '../world/files/sounds';
import { mp3With } from '../world/files/tagged';
import { NAME_FIELDS } from '../world/forms';
import { alerts } from '../world/page/alerts';
import type { Upload } from '../world/page/catalogue';
import { passMinutes } from '../world/page/clock';
import { address, text } from '../world/page/richText';
import { appear, button, choose, expectPreview, field, openEdit } from '../world/page/screens';
import type { Person } from './inBrowser';
import type { FeatureOf } from './table';

/** Names as catalogues have them: of several words, from right to left, without a place to break a line. */
export const WORDS = 'Sólveig plays three nights in the harbour hall';
export const RIGHT_TO_LEFT = 'قائمة الصباح مع Sólveig (مباشر) 2026!';
export const UNBROKEN = 'Llanfairpwllgwyngyll'.repeat(10);

const PICTURES: Partial<Record<ResourceName, string>> = {
  ...{ artists: 'photo', songs: 'songCoverArt', albums: 'albumArt', playlists: 'featureImage', channels: 'photo' },
  ...{ ads: 'featureImage', announcements: 'featureImage' },
};

/** A record of this name with its picture. */
export const add = async (
  { catalogue }: Person,
  kind: ResourceName,
  name = WORDS,
  more: Record<string, string | Upload> = {},
) => {
  const picture = PICTURES[kind];
  return catalogue.add(
    kind,
    { [NAME_FIELDS[kind]]: name, ...(picture && { [picture]: await jpeg() }), ...more },
    kind !== 'users',
  );
};

const colleague = async ({ catalogue }: Person) => {
  const names = { firstName: 'Marguerite', lastName: 'Anna Ravensworth-Llewellyn', role: 'manager' };
  await catalogue.add('users', { email: 'marguerite.anna.ravensworth@example.org', ...names });
};
export const COLLEAGUE = 'Marguerite Anna Ravensworth-Llewellyn';

const songs = async (person: Person) => {
  const artist = await add(person, 'artists', 'Sólveig Sigurðardóttir');
  const album = await add(person, 'albums', 'In the harbour hall', { artist: artist._id });
  const references = { artist: artist._id, album: album._id };
  return [await add(person, 'songs', WORDS, references), await add(person, 'songs', UNBROKEN, references)] as const;
};

const page = (path: string, label: string) => async (person: Person) => {
  await person.page.goto(path);
  await appear(field(person.page, label));
};

/** What would become of files with such names, some of it chosen, and one whose names are being changed. */
export const planFolder = async (page: Page) => {
  await page.goto(IMPORT_SONGS);
  await appear(button(page, 'Choose files'));
  const song = (title: string, artist: string, album: string, cover?: Buffer) => ({
    name: `${title.slice(0, 40)}.mp3`,
    mimeType: 'audio/mpeg',
    buffer: mp3With({ frames: { TIT2: title, TPE1: artist, TALB: album }, cover }),
  });
  const { buffer } = await jpeg();
  await page
    .locator('input[data-takes=files]')
    .setInputFiles([
      song(WORDS, 'Sólveig', UNBROKEN, buffer),
      song(RIGHT_TO_LEFT, RIGHT_TO_LEFT, RIGHT_TO_LEFT),
      song(UNBROKEN, UNBROKEN, WORDS),
      { name: 'empty.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(0) },
    ]);
  await appear(button(page, 'Start import'));
  const closed = page.getByRole('button', { name: /^Show the songs of/ });
  while ((await closed.count()) > 0) await closed.first().click();
  await page.getByRole('checkbox', { name: `Choose ${WORDS}` }).click();
  await button(page, `Names of ${RIGHT_TO_LEFT}`).last().click();
};

/** Presses Enter on it, and waits until that has become an alert. */
export const pressForAlert = async (page: Page, target: Locator) => {
  await target.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => alerts(page)).not.toEqual([]);
};

type Place = FeatureOf<
  'form' | 'guest form' | 'list' | 'panel' | 'dialog' | 'drawer' | 'warning' | 'file field' | 'editor' | 'frame' | 'import page'
>;

/** How a person comes to a feature, with records to see; whoever opens a guest's page is not signed in. */
export const open: Readonly<Record<Place, (person: Person) => Promise<unknown>>> = {
  'a new channel': page(ROUTES.channels.add, 'Name'),
  'a new playlist': page(ROUTES.playlists.add, 'Name'),
  'a new ad': page(ROUTES.ads.add, 'Title'),
  'a channel': async (person) => {
    await add(person, 'channels', WORDS);
    await openEdit(person.page, WORDS, ROUTES.channels.list);
  },
  'a user': async (person) => {
    await colleague(person);
    await openEdit(person.page, COLLEAGUE, ROUTES.users.list);
  },
  'a profile': page(ACCOUNT, 'First Name'),
  'sign-in': page(LOGIN, 'Email'),
  'a forgotten password': page(FORGET_PASSWORD, 'Email'),
  'a password from a mail': async ({ page }) => {
    await page.goto('/reset-password/token');
    await appear(page.getByLabel('New Password', { exact: true }));
  },
  'the list of songs': async (person) => {
    await songs(person);
    await person.page.goto(ROUTES.songs.list);
    await appear(button(person.page, `Edit ${WORDS}`));
  },
  'the list of users': async (person) => {
    await colleague(person);
    await person.page.goto(ROUTES.users.list);
    await appear(button(person.page, `Edit ${COLLEAGUE}`));
  },
  'the songs of a playlist': async (person) => {
    const playlist = await add(person, 'playlists', 'Morning');
    for (const { _id } of await songs(person)) await person.catalogue.addSong(playlist._id, _id);
    await openEdit(person.page, 'Morning', ROUTES.playlists.list);
    await appear(button(person.page, `Remove ${WORDS} from the playlist`));
  },
  'deleting a record': async (person) => {
    await add(person, 'channels', UNBROKEN);
    await person.page.goto(ROUTES.channels.list);
    await button(person.page, `Delete ${UNBROKEN}`).click();
    await appear(person.page.getByRole('alertdialog'));
  },
  'the history of a record': async (person) => {
    const { page } = person;
    await add(person, 'ads', UNBROKEN, { description: `<p>${WORDS}</p>` });
    await openEdit(page, UNBROKEN, ROUTES.ads.list);
    await field(page, 'Title').fill(WORDS);
    await button(page, 'Save').click();
    await button(page, 'History').click();
    await appear(button(page, 'Restore this version'));
    for (const details of await button(page, 'Details').all()) await details.click();
  },
  'what was deleted of late': async (person) => {
    for (const name of [WORDS, RIGHT_TO_LEFT, UNBROKEN]) {
      const { _id } = await add(person, 'songs', name);
      await person.catalogue.remove('songs', _id);
    }
    await person.page.goto(ROUTES.songs.list);
    await button(person.page, 'Recently deleted').click();
    await appear(button(person.page, `Bring back ${WORDS}`));
  },
  'leaving a form': async ({ page }) => {
    await page.goto(ROUTES.channels.add);
    await field(page, 'Name').fill('Typed');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await appear(page.getByRole('alertdialog'));
  },
  'the idle warning': async ({ page }) => {
    await page.clock.install();
    await page.goto(DASHBOARD);
    await appear(page.getByRole('heading', { level: 1 }));
    await passMinutes(page, 14.1);
    await appear(page.getByRole('alertdialog'));
  },
  'a picture': async ({ page }) => {
    await page.goto(ROUTES.channels.add);
    await choose(page, 'Photo', await phonePhoto(`${UNBROKEN}.jpg`));
    await expectPreview(page, 'Photo');
  },
  'a sound': async ({ page }) => {
    await page.goto(ROUTES.songs.add);
    await choose(page, 'Song File', recording(`${UNBROKEN}.mp3`));
    await appear(button(page, 'Remove audio Song File'));
  },
  'a description': async ({ page }) => {
    await page.goto(ROUTES.ads.add);
    await text(page).fill(`${WORDS} ${UNBROKEN}`);
    await page.keyboard.press('Control+k');
    await appear(address(page));
  },
  'a folder of music': ({ page }) => planFolder(page),
  'the frame': async ({ page }) => {
    await page.goto(DASHBOARD);
    // Whole: the end of the bar comes behind the page.
    await appear(page.locator('header [aria-haspopup=menu]'));
  },
};
