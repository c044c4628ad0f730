import { expect } from '@playwright/test';
import { jpeg } from '../world/files/pictures';
import { expectAlerts, success, watchAlerts } from '../world/page/alerts';
import { expectAccessible } from '../world/page/axe';
import { test } from '../world/page/fixtures';
import { bring, editAd, htmlOf, openText, text, tool } from '../world/page/richText';
import { button, choose, field } from '../world/page/screens';

const NAMES = [
  'Undo',
  'Redo',
  'Heading 1',
  'Heading 2',
  'Heading 3',
  'Bold',
  'Italic',
  'Underline',
  'Bullet list',
  'Ordered list',
  'Link',
];

/** Buttons with a state, and what each makes of the words 'some words'. */
const TOOLS = [
  { name: 'Heading 1', keys: 'Control+Alt+1', html: '<h1>some words</h1>' },
  { name: 'Heading 2', keys: 'Control+Alt+2', html: '<h2>some words</h2>' },
  { name: 'Heading 3', keys: 'Control+Alt+3', html: '<h3>some words</h3>' },
  { name: 'Bold', keys: 'Control+b', html: '<p><strong>some words</strong></p>' },
  { name: 'Italic', keys: 'Control+i', html: '<p><em>some words</em></p>' },
  { name: 'Underline', keys: 'Control+u', html: '<p><u>some words</u></p>' },
  { name: 'Bullet list', keys: 'Control+Shift+8', html: '<ul><li><p>some words</p></li></ul>' },
  { name: 'Ordered list', keys: 'Control+Shift+7', html: '<ol><li><p>some words</p></li></ol>' },
];

test.describe('the toolbar', () => {
  test('[2.88, 2.89, 9.14] holds these buttons and nothing else, is one stop of the Tab key, and Tab leaves the text, also from a list', async ({
    page,
  }) => {
    await openText(page);
    const toolbar = page.getByRole('toolbar', { name: 'Text formatting' });
    await expect(toolbar.getByRole('button')).toHaveCount(NAMES.length);
    const names = await toolbar.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names).toEqual(NAMES);
    await expectAccessible(page, 'a form with an editor');
    await page.keyboard.press('Control+Shift+8');
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await page.keyboard.press('Shift+Tab');
    await expect(tool(page, 'Undo')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tool(page, 'Link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page, 'More info link')).toBeFocused();
    expect(await htmlOf(page)).toBe('<ul><li><p>one</p></li><li><p>two</p></li></ul>');
  });

  test('[2.89] works by mouse, from the toolbar by keyboard and by shortcuts, and says what is on', async ({ page }) => {
    const plain = '<p>some words</p>';
    await openText(page);
    await page.keyboard.type('some words');
    await page.keyboard.press('Control+a');
    for (const { name, keys, html } of TOOLS) {
      await tool(page, name).click();
      expect(await htmlOf(page)).toBe(html);
      await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true');
      await expect(text(page)).toBeFocused();
      await tool(page, name).click();
      expect(await htmlOf(page)).toBe(plain);
      await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'false');

      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Home');
      for (let step = 0; step < NAMES.indexOf(name); step += 1) await page.keyboard.press('ArrowRight');
      for (const press of ['Enter', 'Space']) {
        await page.keyboard.press(press);
        await expect(tool(page, name)).toBeFocused();
        expect(await htmlOf(page)).toBe(press === 'Enter' ? html : plain);
      }
      await page.keyboard.press('Tab');
      await expect(text(page)).toBeFocused();

      await page.keyboard.press(keys);
      expect(await htmlOf(page)).toBe(html);
      await page.keyboard.press(keys);
      expect(await htmlOf(page)).toBe(plain);
    }
  });
});

test.describe('what is typed', () => {
  test('stays as it is over a pause: "a ", wait, "b", and arrives whole from an input method', async ({ page }) => {
    await openText(page);
    await page.keyboard.type('a ');
    await expect(button(page, 'Save')).toBeEnabled();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(undefined))));
    await page.keyboard.type('b');
    expect(await htmlOf(page)).toBe('<p>a b</p>');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('x');
    expect(await htmlOf(page)).toBe('<p>a xb</p>');
    await page.keyboard.press('Control+a');
    const session = await page.context().newCDPSession(page);
    for (const piece of ['k', 'か', 'かk', 'かけ'])
      await session.send('Input.imeSetComposition', { text: piece, selectionStart: piece.length, selectionEnd: piece.length });
    await session.send('Input.insertText', { text: '駆け' });
    await page.keyboard.type('!');
    expect(await htmlOf(page)).toBe('<p>駆け!</p>');
  });

  test('[2.81] is saved to the letter, shown again, and sent back as it was when nobody edits it', async ({
    page,
    catalogue,
  }) => {
    await openText(page);
    await page.keyboard.press('Control+Alt+1');
    await page.keyboard.type('Tour & "more" <dates>');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two  spaces ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('bold 🎵 فيروز');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('next line');
    await page.keyboard.press('Enter');
    await page.keyboard.type('3. three');
    const typed = await htmlOf(page);
    await field(page, 'Title').fill('Typed');
    await choose(page, 'Feature Image', await jpeg());
    await button(page, 'Save').click();
    await expectAlerts(page, success('Ad successfully created.'));
    await expect(text(page)).toHaveText('');
    const [saved] = await catalogue.all('ads');
    expect(saved?.description).toBe(typed);
    expect(typed).toBe(
      '<h1>Tour &amp; "more" &lt;dates&gt;</h1><p>two  spaces <strong>bold 🎵 فيروز</strong><br>next line</p><ol start="3"><li><p>three</p></li></ol>',
    );

    await editAd(page, 'Typed');
    expect(await htmlOf(page)).toBe(typed);
    await field(page, 'Title').fill('Renamed');
    await button(page, 'Save').click();
    await expectAlerts(page, success('Ad successfully updated'));
    expect(await catalogue.all('ads')).toMatchObject([{ title: 'Renamed', description: typed }]);
  });

  test('and too long for the API is marked with its words, keeps the text, and can be saved once it is shorter', async ({
    page,
    watch,
  }) => {
    watch.announce(/400/);
    await openText(page);
    await bring(page, { text: 'x'.repeat(100_000) });
    // Spec 8: a failed create of an ad is told beside the buttons.
    const seen = await watchAlerts(page);
    await field(page, 'Title').fill('Long');
    await choose(page, 'Feature Image', await jpeg());
    await button(page, 'Save').click();
    await expect(text(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(text(page)).toHaveAccessibleDescription(/at most 100000 characters/);
    expect(await seen()).toEqual([]);
    await expect(text(page)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('short');
    await button(page, 'Save').click();
    await expectAlerts(page, success('Ad successfully created.'));
    await expect(text(page)).toHaveAttribute('aria-invalid', 'false');
  });
});
