import { expect, type Page } from '@playwright/test';
import { test } from './support/fixtures';
import { button } from './support/screens';

const COUNT = 2_000;
const SERVER_PAGE = 20;

const nameOf = (place: number) => `Artist ${String(COUNT - place).padStart(4, '0')}`;
const artistAt = (place: number) => ({
  _id: `artist-${place}`,
  stageName: nameOf(place),
  isPublished: false,
  publishedAt: null,
});

/** Answers the calls of a catalogue of 2,000 artists. @returns the server pages and terms that were asked for */
const serveMany = async (page: Page) => {
  const asked: string[] = [];
  await page.route(/\/listings\/artists\?/, (route) => {
    const { searchParams } = new URL(route.request().url());
    const number = Number(searchParams.get('page') ?? 1);
    asked.push(`page ${number} of ${searchParams.get('limit')}`);
    const first = (number - 1) * SERVER_PAGE;
    const data = Array.from({ length: SERVER_PAGE }, (_, index) => artistAt(first + index));
    const next = first + SERVER_PAGE < COUNT ? { page: number + 1 } : null;
    return route.fulfill({ json: { success: true, data, pagination: { next, prev: number > 1 ? { page: number - 1 } : null } } });
  });
  await page.route(/\/listings\/artists\/search\?/, (route) => {
    const key = new URL(route.request().url()).searchParams.get('key') ?? '';
    asked.push(`search ${key}`);
    const places = Array.from({ length: COUNT }, (_, place) => place).filter((place) => nameOf(place).includes(key));
    return route.fulfill({ json: { success: true, data: places.slice(0, 100).map(artistAt) } });
  });
  return asked;
};

const firstRow = (page: Page) => page.getByRole('row').nth(1);

test('[4.21, 9.3] 2,000 artists: each once and in order up to the last page; a search among them leaves the list where it was', async ({
  page,
}) => {
  test.slow();
  const asked = await serveMany(page);
  await page.goto('/artists');
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: '20', exact: true }).click();

  const pages = COUNT / SERVER_PAGE;
  // Every second page, as far as the numbers reach.
  for (let number = 3; number < pages; number += 2) {
    await button(page, `Page ${number}`).click();
    await expect(firstRow(page)).toContainText(nameOf((number - 1) * SERVER_PAGE));
  }
  await button(page, `Page ${pages}`).click();
  await expect(page.getByRole('row').last()).toContainText(nameOf(COUNT - 1));
  await expect(page.getByRole('row').last().getByRole('cell').first()).toHaveText(String(COUNT));
  await expect(button(page, 'Next page')).toBeDisabled();
  expect(asked).toEqual(Array.from({ length: pages }, (_, index) => `page ${index + 1} of ${SERVER_PAGE}`));

  await page.getByRole('searchbox', { name: 'Search' }).fill('Artist 0042');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(firstRow(page)).toContainText('Artist 0042');
  await button(page, 'Clear the search').click();
  await expect(page.getByRole('row').last()).toContainText(nameOf(COUNT - 1));
  expect(asked.slice(pages)).toEqual(['search Artist 0042']);
});
