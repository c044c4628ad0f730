import { expect } from '@playwright/test';
import { expectAccessible } from '../world/page/axe';
import { test } from '../world/page/fixtures';
import { addAd, address, bubble, editAd, htmlOf, openText, text, tool } from '../world/page/richText';
import { button, field } from '../world/page/screens';

const link = (href: string, words: string) => `<a target="_blank" rel="noopener noreferrer nofollow" href="${href}">${words}</a>`;
const LINKED = `<p>see ${link('https://example.org/tour', 'the tour')} page</p>`;

test.describe('the floating bubble of links', () => {
  test('[2.90] makes the selected words a link, and an address whole', async ({ page }) => {
    await openText(page);
    await page.keyboard.type('all words');
    for (const [typed, kept] of [
      ['example.org', 'https://example.org'],
      [' //example.org/ ', 'https://example.org/'],
      ['http://example.org/?a=1&b=2', 'http://example.org/?a=1&amp;b=2'],
      ['mailto:staff@example.org', 'mailto:staff@example.org'],
      ['staff@example.org', 'mailto:staff@example.org'],
      ['tel:+358401234567', 'tel:+358401234567'],
    ] as const) {
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+k');
      await expect(address(page)).toBeFocused();
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect(text(page)).toBeFocused();
      await expect(bubble(page)).toBeHidden();
      expect(await htmlOf(page)).toBe(`<p>${link(kept, 'all words')}</p>`);
    }
    await page.keyboard.type(' after');
    expect(await htmlOf(page)).toBe(`<p>${link('tel:+358401234567', 'all words')} after</p>`);
  });

  test('[2.90] opens by itself on a link, where it is opened, changed and removed by mouse, inside a small screen too', async ({
    page,
    catalogue,
  }) => {
    await addAd(catalogue, LINKED);
    await editAd(page);
    await expect(bubble(page)).toBeHidden();
    await text(page).getByRole('link').click();
    await expect(address(page)).toHaveValue('https://example.org/tour');
    await expect(text(page)).toBeFocused();
    await expect(tool(page, 'Link')).toHaveAttribute('aria-pressed', 'true');
    const open = bubble(page).getByRole('link', { name: 'Open link in a new tab' });
    await expect(open).toHaveAttribute('href', 'https://example.org/tour');
    await expect(open).toHaveAttribute('target', '_blank');
    await expect(open).toHaveAttribute('rel', /noopener/);
    await expectAccessible(page, 'the link bubble');

    await address(page).fill('example.org/other');
    await button(page, 'Apply').click();
    expect(await htmlOf(page)).toBe(`<p>see ${link('https://example.org/other', 'the tour')} page</p>`);

    await text(page).getByRole('link').click();
    await bubble(page).getByRole('button', { name: 'Remove link' }).click();
    expect(await htmlOf(page)).toBe('<p>see the tour page</p>');
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    expect(await htmlOf(page)).toBe(`<p>see ${link('https://example.org/other', 'the tour')} page</p>`);

    await page.setViewportSize({ width: 360, height: 640 });
    await text(page).getByRole('link').click();
    await expect(bubble(page)).toBeVisible();
    const box = await bubble(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('is used by keyboard alone: into it, through it, out of it', async ({ page, catalogue }) => {
    await addAd(catalogue, LINKED);
    await editAd(page);
    await text(page).focus();
    await page.keyboard.press('Control+Home');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
    await expect(bubble(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(address(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bubble(page).getByRole('button', { name: 'Apply' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bubble(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bubble(page).getByRole('button', { name: 'Remove link' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page, 'More info link')).toBeFocused();
    await expect(bubble(page)).toBeHidden();

    await page.keyboard.press('Shift+Tab');
    await expect(text(page)).toBeFocused();
    await expect(bubble(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bubble(page)).toBeHidden();
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(address(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await htmlOf(page)).toBe('<p>see the tour page</p>');
    await expect(text(page)).toBeFocused();
  });
});
