import { expect, type Page } from '@playwright/test';
import type { Catalogue } from './support/catalogue';
import { test } from './support/fixtures';
import { jpeg } from './support/pictures';
import { button, row } from './support/screens';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const pageNumbers = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const names = (page: Page) => rows(page).getByRole('cell').nth(1);
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

/** Artist 01 to Artist n, every third one published; the newest, hence first in the list, is the last one. */
const fill = async (catalogue: Catalogue, count: number) => {
  const photo = await jpeg();
  for (let number = 1; number <= count; number += 1) {
    await catalogue.addArtist({ stageName: `Artist ${String(number).padStart(2, '0')}` }, photo, number % 3 === 0);
  }
};

/** Numbers of the server pages asked for so far. */
const listCalls = (page: Page) => {
  const pages: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/listings/artists') && request.method() === 'GET') pages.push(url.searchParams.get('page') ?? '1');
  });
  return pages;
};

const shows = async (page: Page, from: number, to: number) => {
  await expect(rows(page)).toHaveCount(Math.abs(from - to) + 1);
  await expect(names(page).first()).toContainText(`Artist ${String(from).padStart(2, '0')}`);
  await expect(rows(page).last()).toContainText(`Artist ${String(to).padStart(2, '0')}`);
};

test.describe('45 artists', () => {
  test.beforeEach(({ catalogue, watch: _ }) => fill(catalogue, 45));

  test('are paged by 5, 10, 15 and 20, numbered on, with the pages within 2', async ({ page }) => {
    await page.goto('/artists');
    await shows(page, 45, 41);
    await expect(rows(page).first().getByRole('cell').first()).toHaveText('1');
    await expect(pageNumbers(page).getByRole('button')).toHaveText(['', '1', '2', '3', '']);

    await button(page, 'Page 3').click();
    await shows(page, 35, 31);
    await expect(rows(page).first().getByRole('cell').first()).toHaveText('11');
    await expect(pageNumbers(page).getByRole('button', { name: 'Page', exact: false })).toContainText(['1', '2', '3', '4', '5']);
    await button(page, 'Previous page').click();
    await shows(page, 40, 36);

    for (const perPage of [10, 15, 20]) {
      await page.getByRole('combobox', { name: 'Rows per page' }).click();
      await expect(page.getByRole('option')).toHaveText(['5', '10', '15', '20']);
      await page.getByRole('option', { name: String(perPage), exact: true }).click();
      await shows(page, 45, 46 - perPage);
    }
  });

  test('[9.3] are asked for a page ahead: within one page of the end, and not before', async ({ page }) => {
    const asked = listCalls(page);
    await page.goto('/artists');
    await shows(page, 45, 41);
    await button(page, 'Page 2').click();
    await shows(page, 40, 36);
    expect(asked).toEqual(['1']);
    await button(page, 'Page 3').click();
    await expect.poll(() => asked).toEqual(['1', '2']);
    for (const number of [4, 5, 6]) await button(page, `Page ${number}`).click();
    await shows(page, 20, 16);
    expect(asked).toEqual(['1', '2']);
    await button(page, 'Page 7').click();
    await expect.poll(() => asked).toEqual(['1', '2', '3']);
    await button(page, 'Page 9').click();
    await shows(page, 5, 1);
    await expect(button(page, 'Next page')).toBeDisabled();
    expect(asked).toEqual(['1', '2', '3']);
  });

  test('are searched while one types, and stand where they were when the term is cleared', async ({ page, catalogue }) => {
    await catalogue.addArtist({ stageName: 'Björk' }, await jpeg());
    await page.goto('/artists');
    await button(page, 'Page 2').click();
    await search(page).fill('bjork');
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Björk')).toBeVisible();
    await search(page).fill('nobody has this name');
    await expect(page.getByText('No Artists Found.')).toBeVisible();
    await button(page, 'Clear the search').click();
    await shows(page, 41, 37);
    await expect(search(page)).toBeFocused();
    await expect(button(page, 'Page 2')).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('Deleting', () => {
  test('asks first, naming the artist; the last row of the last page takes its page along', async ({
    page,
    catalogue,
    server,
  }) => {
    await fill(catalogue, 6);
    await page.goto('/artists');
    await button(page, 'Page 2').click();
    await shows(page, 1, 1);
    await button(page, 'Delete Artist 01').click();
    await expect(page.getByRole('dialog')).toContainText('Delete Artist 01?');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await shows(page, 6, 2);
    await expect(button(page, 'Page 1')).toHaveAttribute('aria-current', 'page');
    await expect(button(page, 'Next page')).toBeDisabled();
    expect(await catalogue.artists()).toHaveLength(5);
    await expect.poll(server.uploads).toHaveLength(5);
  });
});
