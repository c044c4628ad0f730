import { expect, type Page } from '@playwright/test';
import { jpeg } from '../world/files/pictures';
import type { Row } from '../world/page/catalogue';
import { test } from '../world/page/fixtures';
import { bringAll, htmlOf, openText, text } from '../world/page/richText';
import { button, go } from '../world/page/screens';
import { ATTACKS } from '../world/values/attacks';

/** Without the page's security policy, which would stop what slips through: the cleaning alone has to do it. */
test.use({ bypassCSP: true });

/** Counts what an attack would do: run, ask, leave. Call it before the page opens. */
const catchHarm = async (page: Page) => {
  const harm: string[] = [];
  await page.exposeFunction('harmDone', (what: string) => harm.push(what));
  await page.addInitScript(() => {
    const report = () => window.harmDone('ran');
    Object.assign(window, { alert: report, msgbox: report, confirm: report, prompt: report });
  });
  page.on('dialog', (dialog) => {
    harm.push('dialog');
    void dialog.dismiss();
  });
  page.on('popup', () => harm.push('popup'));
  page.on('request', (request) => {
    if (/example\.org/.test(request.url())) harm.push(`loads ${request.url()}`);
  });
  return harm;
};

declare global {
  interface Window {
    harmDone: (what: string) => void;
  }
}

/** Moves over everything in an element and clicks it, for handlers that wait for the pointer. */
const touchAll = (page: Page, selector: string) =>
  page.evaluate((chosen) => {
    for (const element of document.querySelectorAll(`${chosen} *`))
      for (const type of ['pointerenter', 'pointerover', 'mouseover', 'mouseenter', 'focus', 'wheel', 'animationstart', 'toggle'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
  }, selector);

const CLEAN =
  /^(?:[^<>]|<\/?(?:p|br|h[123]|strong|b|em|i|u|ul|ol|li|span)>|<ol start="-?\d+">|<a target="_blank" rel="noopener noreferrer nofollow" href="(?:https?:\/\/|mailto:|tel:)[^"<>]*">|<\/a>)*$/;

test.describe('cases, attacks past the editor', () => {
  test('what the API gives back for each of them is harmless in any page', async ({ page, catalogue }) => {
    const harm = await catchHarm(page);
    const given: unknown[] = [];
    for (let start = 0; start < ATTACKS.length; start += 20) {
      const description = ATTACKS.slice(start, start + 20)
        .map((attack) => `<p>before</p>${attack}<p>after</p>`)
        .join('');
      const ad = await catalogue.add('ads', { title: `Attack ${start}`, featureImage: await jpeg(), description });
      given.push(ad.description);
    }
    await page.goto('/ads');
    await page.evaluate((pieces) => {
      for (const piece of pieces) {
        const place = document.createElement('section');
        place.dataset.given = '';
        place.innerHTML = String(piece);
        document.body.append(place);
      }
    }, given);
    await touchAll(page, '[data-given]');
    const rendered = await page.locator('[data-given]').evaluateAll((all) => all.map((one) => one.innerHTML));
    expect(rendered).toHaveLength(given.length);
    for (const html of rendered) expect(html).toMatch(CLEAN);
    expect(harm).toEqual([]);
  });

  test('an API that keeps them does no harm to who opens the record', async ({ page, catalogue }) => {
    const harm = await catchHarm(page);
    // In groups, each of which an unclosed element may swallow the rest of; one by one they are tried by paste.
    const groups = Array.from({ length: Math.ceil(ATTACKS.length / 25) }, (_, at) => ATTACKS.slice(25 * at, 25 * (at + 1)));
    for (const title of groups.keys()) await catalogue.add('ads', { title: `Ad ${title}`, featureImage: await jpeg() });
    await page.route('**/ad-news/ads?*', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const data = answer.data.map((ad: Row) => {
        const [, at] = String(ad.title).split(' ');
        return { ...ad, description: `<p>before ${at}.</p>${groups[Number(at)]?.join('<p>between</p>')}` };
      });
      await route.fulfill({ response, json: { ...answer, data } });
    });
    await page.goto('/ads');
    await page.getByRole('combobox', { name: 'Rows per page' }).click();
    await page.getByRole('option', { name: '20' }).click();
    for (const at of groups.keys()) {
      await button(page, `Edit Ad ${at}`).click();
      await expect(text(page)).toContainText(`before ${at}.`);
      expect(await htmlOf(page)).toMatch(CLEAN);
      await touchAll(page, '.ProseMirror');
      await go(page, '/ads');
    }
    await page.unrouteAll({ behavior: 'wait' });
    expect(harm).toEqual([]);
  });

  test('pasted and dropped into the text they do no harm', async ({ page }) => {
    const harm = await catchHarm(page);
    await openText(page);
    await bringAll(page, ATTACKS);
    expect(await htmlOf(page)).toMatch(CLEAN);
    await touchAll(page, '.ProseMirror');
    expect(harm).toEqual([]);
  });
});
