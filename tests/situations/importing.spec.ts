import { expect } from '@playwright/test';
import { appear, button } from '../world/page/screens';
import { translate } from '../world/page/translated';
import { situation } from './inBrowser';
import { open } from './places';

situation(
  'a folder of music',
  'translated page',
  'shows covers, is changed, imported and told as in any other page',
  async (person) => {
    const { page, catalogue } = person;
    await translate(page);
    await open['a folder of music'](person);
    // One of the three albums has one.
    await expect(page.locator('.cover img')).toHaveCount(1);
    await button(page, 'Dismiss').click();
    await page.getByRole('group', { name: 'What is chosen' }).getByRole('button', { name: 'Skip' }).click();
    await button(page, 'Start import').click();
    await appear(page.getByRole('heading', { level: 2, name: '2 songs imported' }));
    await expect(button(page, 'Import another folder')).toBeVisible();
    expect(await catalogue.all('songs')).toHaveLength(2);
  },
);

situation(
  'a folder of music',
  'every width',
  'keeps what has the focus in sight and drawn, wherever one scrolls',
  async (person) => {
    const { page } = person;
    await open['a folder of music'](person);
    await button(page, 'Dismiss').click();
    await page.setViewportSize({ width: 360, height: 640 });
    const rows = page.getByRole('treegrid').getByRole('row');
    await rows.nth(1).focus();
    for (let key = 0; key < 6; key += 1) {
      await page.keyboard.press('ArrowDown');
      const [box, bar] = await Promise.all([page.locator(':focus').boundingBox(), page.getByRole('banner').boundingBox()]);
      expect(box?.y).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    }
  },
);
