import { expect } from '@playwright/test';
import { expectAlerts, warn } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { bring, htmlOf, openText, text } from '../world/page/richText';
import { DOCS, PAGE, WORD } from '../world/values/clipboard';

const link = (href: string, words: string) => `<a target="_blank" rel="noopener noreferrer nofollow" href="${href}">${words}</a>`;

test.describe('spec 2 and cases, paste', () => {
  test('from Word keeps words, structure and links, once and in order', async ({ page }) => {
    await openText(page);
    await bring(page, { html: WORD, text: 'Spring tour' });
    expect(await htmlOf(page)).toBe(
      [
        '<h1>Spring <strong>tour</strong></h1>',
        `<p><strong>Bold</strong> and <em>italic</em>, <u>under</u>, ${link('https://example.org/tickets', 'tickets')}</p><p></p>`,
        '<ul><li><p>Helsinki</p><ul><li><p>Late <strong>show</strong></p></li></ul></li><li><p>Tampere</p></li></ul>',
        '<p>Then</p><ol start="3"><li><p>Third</p></li><li><p>Fourth</p></li></ol><p>left</p><p>right</p>',
      ].join(''),
    );
  });

  test('from Google Docs keeps what is bold bold, and the rest not', async ({ page }) => {
    await openText(page);
    await bring(page, { html: DOCS, text: 'Spring tour' });
    expect(await htmlOf(page)).toBe(
      [
        '<h2>Spring tour</h2>',
        `<p>Plain <strong>bold</strong><em> italic</em><u> under</u> ${link('https://example.org/tickets', 'tickets')}</p>`,
        '<ul><li><p>Helsinki</p><ul><li><p>Late show</p></li></ul></li></ul><ol><li><p>One</p></li></ol>',
      ].join(''),
    );
  });

  test('from a web page keeps words, structure and safe links, and nothing more', async ({ page, watch }) => {
    // What a parser says of a document in which nothing runs.
    watch.announce(/Executing inline event handler violates/);
    await openText(page);
    await bring(page, { html: PAGE, text: 'Heading' });
    expect(await htmlOf(page)).toBe(
      `<h3>Heading</h3><p>Some <strong>bold</strong> text, code and ${link('https://example.org/x', 'a link')}, a bad one</p><p>Five</p><p>Quote</p>`,
    );
  });

  test('of plain text keeps its lines', async ({ page }) => {
    await openText(page);
    await bring(page, { text: 'one <b>\ntwo' });
    expect(await htmlOf(page)).toBe('<p>one &lt;b&gt;</p><p>two</p>');
  });

  test('of an address over selected words links them', async ({ page }) => {
    await openText(page);
    await page.keyboard.type('the tour');
    await page.keyboard.press('Control+a');
    await bring(page, { text: 'https://example.org/tour' });
    expect(await htmlOf(page)).toBe(`<p>${link('https://example.org/tour', 'the tour')}</p>`);
  });

  test('of what was copied here keeps it as it was', async ({ page }) => {
    await openText(page);
    await page.keyboard.press('Control+Shift+8');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('one');
    await page.keyboard.press('Shift+Home');
    // The editor hears of a selection made by keys with the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const copied = await text(page).evaluate((element) => {
      const data = new DataTransfer();
      element.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
      return { html: data.getData('text/html'), text: data.getData('text/plain') };
    });
    await bring(page, copied);
    await page.keyboard.press('Enter');
    await bring(page, copied);
    const entry = '<li><p><strong>one</strong></p></li>';
    expect(await htmlOf(page)).toBe(`<ul>${entry}${entry}</ul>`);
  });

  for (const how of ['paste', 'drop'] as const)
    test(`of a picture (${how}) puts nothing into the text, leaves the page where it is and says so`, async ({ page }) => {
      await openText(page);
      await page.keyboard.type('words');
      expect(await bring(page, { picture: 'shot.png' }, how)).toBe(true);
      await expectAlerts(page, warn('Pictures cannot stand in the text. Use the image fields of this form.'));
      await bring(page, { html: '<img src="https://example.org/x.png" alt="">' }, how);
      expect(await htmlOf(page)).toBe('<p>words</p>');
    });

  test('of words with their picture beside, as Word sends both, keeps the words', async ({ page }) => {
    await openText(page);
    await bring(page, { html: '<p>words</p>', text: 'words', picture: 'words.png' });
    expect(await htmlOf(page)).toBe('<p>words</p>');
  });
});
