import { expect } from '@playwright/test';
import { takeAlerts, warn } from '../world/page/alerts';
import { test } from '../world/page/fixtures';
import { bring, htmlOf, openText, text } from '../world/page/richText';
import { DOCS, PAGE, WORD } from '../world/values/clipboard';

const link = (href: string, words: string) => `<a target="_blank" rel="noopener noreferrer nofollow" href="${href}">${words}</a>`;

const TICKETS = link('https://example.org/tickets', 'tickets');
const BROUGHT = [
  { from: 'a plain text', brought: { text: 'one <b>\ntwo' }, kept: ['<p>one &lt;b&gt;</p><p>two</p>'] },
  {
    from: 'Word with words and their picture beside',
    brought: { html: '<p>words</p>', text: 'words', picture: 'words.png' },
    kept: ['<p>words</p>'],
  },
  {
    from: 'Word',
    brought: { html: WORD, text: 'Spring tour' },
    kept: [
      '<h1>Spring <strong>tour</strong></h1>',
      `<p><strong>Bold</strong> and <em>italic</em>, <u>under</u>, ${TICKETS}</p><p></p>`,
      '<ul><li><p>Helsinki</p><ul><li><p>Late <strong>show</strong></p></li></ul></li><li><p>Tampere</p></li></ul>',
      '<p>Then</p><ol start="3"><li><p>Third</p></li><li><p>Fourth</p></li></ol><p>left</p><p>right</p>',
    ],
  },
  {
    from: 'Google Docs, where only what is bold is bold',
    brought: { html: DOCS, text: 'Spring tour' },
    kept: [
      `<h2>Spring tour</h2><p>Plain <strong>bold</strong><em> italic</em><u> under</u> ${TICKETS}</p>`,
      '<ul><li><p>Helsinki</p><ul><li><p>Late show</p></li></ul></li></ul><ol><li><p>One</p></li></ol>',
    ],
  },
  {
    from: 'a web page',
    brought: { html: PAGE, text: 'Heading' },
    kept: [
      `<h3>Heading</h3><p>Some <strong>bold</strong> text, code and ${link('https://example.org/x', 'a link')}, a bad one</p>`,
      '<p>Five</p><p>Quote</p>',
    ],
  },
];

test.describe('spec 2 and cases, paste', () => {
  test('keeps words, structure and safe links, once and in order, and nothing more', async ({ page, watch }) => {
    // What a parser says of a document in which nothing runs.
    watch.announce(/Executing inline event handler violates/);
    await openText(page);
    for (const { from, brought, kept } of BROUGHT) {
      await bring(page, brought);
      expect.soft(await htmlOf(page), `from ${from}`).toBe(kept.join(''));
      await page.keyboard.press('Control+a');
    }
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

  test('of an address links selected words; of a picture, or its drop, nothing comes into the text, the page stays, and it is said', async ({
    page,
  }) => {
    await openText(page);
    await page.keyboard.type('words');
    for (const how of ['paste', 'drop'] as const) {
      expect(await bring(page, { picture: 'shot.png' }, how)).toBe(true);
      await takeAlerts(page, warn('Pictures cannot stand in the text. Use the image fields of this form.'));
      await bring(page, { html: '<img src="https://example.org/x.png" alt="">' }, how);
      expect(await htmlOf(page)).toBe('<p>words</p>');
    }
    await page.keyboard.press('Control+a');
    await bring(page, { text: 'https://example.org/tour' });
    expect(await htmlOf(page)).toBe(`<p>${link('https://example.org/tour', 'words')}</p>`);
    // Nothing is no picture.
    expect(await bring(page, {})).toBe(false);
  });
});
