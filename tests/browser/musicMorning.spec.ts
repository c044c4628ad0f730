import { expect, type Page } from '@playwright/test';
import { jpeg } from '../world/files/pictures';
import { expectPlays, wav } from '../world/files/sounds';
import { expectAlerts, success, takeAlerts } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { button, choose, expectPreview, field, pick, row } from '../world/page/screens';

const TRACKS = ['Track 01', 'Track 02', 'Track 03'];
/** In the catalogue already: with the others more than a page of the playlist. */
const OLDER = ['Older 01', 'Older 02', 'Older 03'];

/** Goes to a page by the menu and its links, never by an address: a reload would forget what was lost on the way. */
const goTo = (page: Page, kind: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: kind, exact: true }).click();
const goToAdd = async (page: Page, kind: string, noun: string) => {
  await goTo(page, kind);
  await page
    .getByRole('region', { name: 'Page header' })
    .getByRole('link', { name: `Add ${noun}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/add-${noun.toLowerCase()}$`));
};
const publish = async (page: Page, noun: string) => {
  await button(page, 'Publish').click();
  await takeAlerts(page, success(`${noun} successfully created.`));
};

test('[1.2] A music editor puts an album online: channel, artist, album, three songs, playlist and video, without a reload', async ({
  page,
  catalogue,
}) => {
  test.slow();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const older: string[] = [];
  for (const title of OLDER) older.push((await catalogue.add('songs', { title, songCoverArt: await jpeg() }, true))._id);
  await page.goto('/dashboard');

  await goToAdd(page, 'Channels', 'Channel');
  await field(page, 'Name').fill('Clips & Co');
  await choose(page, 'Photo', await jpeg('channel.jpg', '#225588'));
  await publish(page, 'Channel');

  await goToAdd(page, 'Artists', 'Artist');
  await field(page, 'Stage Name').fill('Björk');
  await choose(page, 'Photo', await jpeg('artist.jpg', '#882255'));
  await publish(page, 'Artist');

  await goToAdd(page, 'Albums', 'Album');
  await field(page, 'Title').fill('Debut');
  await pick(page, 'Artist', 'Björk');
  await choose(page, 'Album Art', await jpeg('cover.jpg', '#448822'));
  await publish(page, 'Album');

  await goToAdd(page, 'Songs', 'Song');
  const cover = await jpeg('cover.jpg', '#448822');
  for (const [index, title] of TRACKS.entries()) {
    await field(page, 'Title').fill(title);
    await pick(page, 'Artist', 'Björk', 'bjork');
    await pick(page, 'Album', 'Debut');
    await choose(page, 'Cover Art', cover);
    await choose(page, 'Song File', await wav(`${title}.wav`, index + 1));
    await publish(page, 'Song');
    await expect(field(page, 'Title')).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Artist' })).toHaveValue('');
  }

  await goToAdd(page, 'Playlists', 'Playlist');
  await field(page, 'Name').fill('Debut, whole');
  await choose(page, 'Feature Image', cover);
  await button(page, 'Save').click();
  await takeAlerts(page, success('Playlist successfully created.'));
  await expect(page).toHaveURL(/\/playlists\/edit-playlist$/);
  await expect(page.getByText('Empty Playlist, Add Songs')).toBeVisible();
  await button(page, 'Add Song').click();
  for (const title of [...TRACKS, ...OLDER]) await pick(page, 'Search songs', title);
  const panel = page.getByRole('region', { name: 'Songs' });
  await expect(panel.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await panel.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(panel.getByRole('listitem').first()).toContainText(/Track 01.*Björk.*Debut/s);
  await button(page, 'Publish').click();
  await expectAlerts(page, success('Playlist successfully updated.'));

  await panel.getByRole('button', { name: /^Track 02/ }).click();
  await expect(page).toHaveURL(/\/songs\/edit-song$/);
  await expectPreview(page, 'Cover Art');
  await expectPlays(page);

  await goToAdd(page, 'Videos', 'Video');
  await expect(field(page, 'Url')).toHaveAttribute('placeholder', 'YouTube Url');
  await field(page, 'Title').fill('Human Behaviour');
  await field(page, 'Url').fill('https://www.youtube.com/watch?v=p0mRIhK9seg');
  await pick(page, 'Channel', 'Clips & Co', 'clips');
  await pick(page, 'Artist', 'Björk');
  await choose(page, 'Thumbnail', cover);
  await publish(page, 'Video');

  await goTo(page, 'Videos');
  await expect(row(page, 'Human Behaviour')).toContainText(/Clips & Co.*Björk.*Published/s);
  const songs = (await catalogue.all('songs')).slice(0, TRACKS.length);
  expect(songs.map(({ title, duration }) => `${title}: ${duration}`).reverse()).toEqual(
    TRACKS.map((title, index) => `${title}: ${index + 1}`),
  );
  for (const song of songs) {
    expect(song).toMatchObject({ isPublished: true, artist: { stageName: 'Björk' }, album: { name: 'Debut' } });
  }
  const [playlist] = await catalogue.all('playlists');
  expect(playlist).toMatchObject({ isPublished: true, songs: [...songs.map(({ _id }) => _id).reverse(), ...older] });
  expect(loads).toBe(1);
});
