import { expect, type Page } from '@playwright/test';
import { ROUTES } from '../../src/routes';
import { jpeg } from '../world/files/pictures';
import { alerts, expectAlerts, success, takeAlerts } from '../world/page/alerts';
import { addAd, address, bubble, editAd, htmlOf, openText, text, tool } from '../world/page/richText';
import { appear, button, choose, field } from '../world/page/screens';
import { slowLine } from '../world/page/slowLine';
import { ATTACKS } from '../world/values/attacks';
import { situation } from './inBrowser';

const UPDATED = success('Ad successfully updated');
const CREATED = success('Ad successfully created.');

/** Composes these words by an input method, without committing them. */
const compose = async (page: Page, words: string) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: words, selectionStart: words.length, selectionEnd: words.length });
  return () => session.send('Input.insertText', { text: words });
};

situation('a description', 'slow line', 'keeps what is typed while it is saved', async ({ page, catalogue }) => {
  await addAd(catalogue, '<p>Doors at eight</p>');
  await editAd(page);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and');
  const back = await slowLine(page, { answerAfter: 800 });
  await page.keyboard.press('Control+s');
  await page.keyboard.type(' more words');
  // With the words, or without them where nothing can be typed meanwhile.
  const during = await htmlOf(page);
  await expectAlerts(page, UPDATED);
  await back();
  expect(await htmlOf(page)).toBe(during);
});

situation(
  'a description',
  'slow line',
  'keeps the focus and the place in the text after it was saved',
  async ({ page, catalogue }) => {
    await addAd(catalogue, '<p>Doors at eight</p>');
    await editAd(page);
    await text(page).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('All ');
    await page.keyboard.press('Control+s');
    await expectAlerts(page, UPDATED);
    await page.keyboard.type('the ');
    expect(await htmlOf(page)).toBe('<p>All the Doors at eight</p>');
  },
);

situation('a description', 'keys', 'keeps the focus on a tool that was pressed by a key', async ({ page }) => {
  await openText(page);
  await page.keyboard.type('some words');
  for (const name of ['Undo', 'Bold']) {
    await tool(page, name).focus();
    await page.keyboard.press('Enter');
    // The editor takes the focus a frame later.
    const hasFocus = (it: Element) =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(it === document.activeElement))));
    expect(await tool(page, name).evaluate(hasFocus)).toBe(true);
  }
});

situation(
  'a description',
  'keys',
  'takes a link away when its address is emptied, and keeps the words',
  async ({ page, catalogue }) => {
    await addAd(catalogue, '<p>see <a href="https://example.org/">the tour</a></p>');
    await editAd(page);
    await text(page).getByRole('link').click();
    await address(page).fill('');
    await address(page).press('Enter');
    expect(await htmlOf(page)).toBe('<p>see the tour</p>');
    expect(await bubble(page).count()).toBe(0);
  },
);

situation(
  'a description',
  'keys',
  'takes the address of a telephone and of a mail with its subject for a link',
  async ({ page }) => {
    await openText(page);
    await page.keyboard.type('words');
    for (const [typed, kept] of [
      ['tel:+1 (234) 567', /^<p><a .*href="tel:\+1.*>words<\/a><\/p>$/],
      ['mailto:staff@example.org?subject=hi there', /^<p><a .*href="mailto:staff@example\.org\?.*>words<\/a><\/p>$/],
    ] as const) {
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+k');
      await address(page).fill(typed);
      await address(page).press('Enter');
      expect(await htmlOf(page)).toMatch(kept);
    }
  },
);

situation(
  'a description',
  'input method',
  'is not saved in the middle of a word that is composed',
  async ({ page, catalogue }) => {
    await addAd(catalogue, '<p>Doors</p>');
    await editAd(page);
    await text(page).click();
    await page.keyboard.press('Control+End');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') calls.push(request.url());
    });
    const commit = await compose(page, 'かけ');
    await page.keyboard.press('Control+s');
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(calls).toEqual([]);
    await commit();
    expect(await htmlOf(page)).toBe('<p>Doorsかけ</p>');
  },
);

situation('a description', 'used again', 'is empty after a create, and undo brings nothing back', async ({ page, catalogue }) => {
  for (const title of ['First', 'Second']) {
    if (title === 'First') await openText(page);
    await field(page, 'Title').fill(title);
    await choose(page, 'Feature Image', await jpeg());
    await text(page).click();
    await page.keyboard.type(`Text of ${title}`);
    await button(page, 'Save').click();
    await takeAlerts(page, CREATED);
    await expect(text(page)).toHaveText('');
    await text(page).click();
    await page.keyboard.press('Control+z');
    expect(await htmlOf(page)).toBe('<p></p>');
  }
  const saved = (await catalogue.all('ads')).map(({ description }) => description);
  expect(saved).toEqual(['<p>Text of Second</p>', '<p>Text of First</p>']);
});

situation('a description', 'hostile texts', 'shows what others stored, and runs nothing of it', async ({ page, catalogue }) => {
  await addAd(catalogue, ATTACKS.join(''));
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    return dialog.dismiss();
  });
  await page.goto(ROUTES.ads.list);
  await button(page, 'Edit Ad').click();
  await appear(text(page));
  const kept = await text(page).evaluate(
    (it) =>
      [...it.querySelectorAll('*')].filter(
        ({ localName, attributes }) =>
          localName === 'script' ||
          [...attributes].some(({ name, value }) => name.startsWith('on') || /^\s*(?!https?:|mailto:|tel:)\w+:/.test(value)),
      ).length,
  );
  expect({ opened, kept, alerts: await alerts(page) }).toEqual({ opened: [], kept: 0, alerts: [] });
});
