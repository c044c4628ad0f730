import { expect, type Page } from '@playwright/test';
import { test } from '../world/page/fixtures';
import { focused, question } from '../world/page/keyboard';
import { faultsInLooks } from '../world/page/looks';
import { appear, button, field, picker } from '../world/page/screens';
import { faultsAtWidths, resize } from '../world/page/widths';
import { type Person, type Question, visit } from './inBrowser';
import { COLLEAGUE, open, pressForAlert, RIGHT_TO_LEFT, WORDS } from './places';
import { FEATURES, type Feature, type FeatureOf } from './table';

// A long file: all workers share it.
test.describe.configure({ mode: 'parallel' });

const isPlace = (name: string): name is keyof typeof open => Object.hasOwn(open, name);

/** Names of what has the focus, in the order of Tab, where the middle of it lies under something else. */
const coveredStops = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement?.closest('form') || activeElement.closest('.ProseMirror')) return [];
    const { left, right, top, bottom } = activeElement.getBoundingClientRect();
    const corners = [top + 1, (top + bottom) / 2, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
    const isSeen = corners.some((onTop) => onTop && (activeElement.contains(onTop) || onTop.contains(activeElement)));
    return isSeen ? [] : [(activeElement.getAttribute('name') ?? activeElement.textContent) || activeElement.outerHTML];
  });

/** By how many pixels an upright picture is higher than its frame. */
const hiddenOf = (page: Page) =>
  picker(page, 'Photo')
    .getByRole('img')
    .evaluate((image) => {
      const frame = image.parentElement?.getBoundingClientRect();
      return image.getBoundingClientRect().bottom - (frame?.bottom ?? 0);
    });

/** What has the focus and is covered, in the lowest window there is. */
const coveredInLowest = async (page: Page) => {
  const before = page.viewportSize();
  await resize(page, { width: 320, height: 256 });
  // How much of the window bars take is known a frame after it changed.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  // It has the focus already, and comes into view with it alone.
  await page.locator('form input').first().blur();
  await page.locator('form input').first().focus();
  const covered: string[] = [];
  for (let stop = 0; stop < 14; stop += 1) {
    covered.push(...(await coveredStops(page)));
    await page.keyboard.press('Tab');
  }
  if (before) await resize(page, before);
  return covered;
};

const atWidths = (feature: keyof typeof open): Question => ({
  fixture: 'every width',
  fact: 'can be read and used',
  ask: async ({ page }) => {
    expect(await faultsAtWidths(page)).toEqual([]);
    if (feature === 'a picture') expect(await hiddenOf(page)).toBeLessThanOrEqual(0);
  },
});
const IN_LOWEST: Question = {
  fixture: 'every width',
  fact: 'shows what has the focus in the lowest window',
  ask: async ({ page }) => expect(await coveredInLowest(page)).toEqual([]),
};
const LOWEST: readonly Feature[] = ['a new channel', 'a new ad', 'a user', 'a profile'];

const IN_LOOKS: Question = {
  fixture: 'every look',
  fact: 'in any look, too',
  ask: async ({ page }) => {
    await resize(page, { width: 1280, height: 800 });
    expect(await faultsInLooks(page)).toEqual([]);
  },
};
const LOOKED: readonly Feature[] = [
  ...(['the list of songs', 'a folder of music', 'a description', 'the frame'] as const),
  ...(['the history of a record', 'what was deleted of late'] as const),
];

/** Of each form: what it can't be saved without, what of its record is shown, and a text of it that may be in any script. */
const FORMS: Readonly<
  Record<FeatureOf<'form'>, { required: readonly string[]; picture?: RegExp; shown?: string; name: string }>
> = {
  'a new channel': { required: ['Name'], picture: /image Photo$/, name: 'Name' },
  'a new playlist': { required: ['Name'], name: 'Name' },
  'a new ad': { required: ['Title'], picture: /image Feature Image$/, name: 'Title' },
  'a channel': { required: ['Name'], picture: /^Replace Photo$/, shown: WORDS, name: 'Name' },
  'a user': { required: ['Email', 'First Name'], shown: COLLEAGUE, name: 'First Name' },
  'a profile': { required: ['Email', 'First Name'], shown: '', name: 'First Name' },
};
const isForm = (name: string): name is FeatureOf<'form'> => Object.hasOwn(FORMS, name);

const ofForm = (feature: FeatureOf<'form'>): { first: Question[]; last: Question[] } => {
  const { required, picture, shown, name } = FORMS[feature];
  const told: Question = {
    fixture: 'keys',
    fact: 'tells which fields are required before one is missing',
    ask: async ({ page }) => {
      const marks = required.map((label) => field(page, label).evaluate((it) => it.matches('[aria-required=true], [required]')));
      expect(await Promise.all(marks)).toEqual(required.map(() => true));
      if (!picture) return;
      await expect(page.getByRole('button', { name: picture }).first()).toHaveAccessibleDescription('This file is needed.');
    },
  };
  const direction: Question = {
    fixture: 'every look',
    fact: 'shows a name that is written from right to left in its own direction',
    ask: async ({ page }) => {
      await field(page, name).fill(RIGHT_TO_LEFT);
      expect(await field(page, name).evaluate((input) => getComputedStyle(input).direction)).toBe('rtl');
    },
  };
  if (shown === undefined) return { first: [told], last: [direction] };
  const named: Question = {
    fixture: 'keys',
    fact: 'names its record and keeps the focus on Save',
    ask: async ({ page }) => {
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(shown);
      expect(await page.title()).toContain(shown);
      await pressForAlert(page, button(page, 'Save'));
      expect(await focused(page)).toBe('Save');
    },
  };
  return { first: [told], last: [named, direction] };
};

const readOut = (expected: Record<string, unknown>): Question => ({
  fixture: 'keys',
  fact: 'reads its question out, and does nothing by Enter alone',
  ask: async ({ page }) => expect(await question(page)).toMatchObject(expected),
});

/** What is typed, and the alert or sentence in place that then comes. */
const answered = (typed: Record<string, string>, submit: string, said: RegExp): Question => ({
  fixture: 'keys',
  fact: 'keeps the focus in the page when it is answered',
  ask: async ({ page, watch }) => {
    watch.announce(/\b40[01]\b/);
    // What a password needs is told before it is refused.
    if ('New Password' in typed) expect(await page.getByRole('main').textContent()).toMatch(/\b8\b/);
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
    await button(page, submit).focus();
    await page.keyboard.press('Enter');
    await appear(page.getByText(said));
    expect(await focused(page)).not.toBe('');
  },
});

const SAFE = { kind: 'alertdialog', described: expect.stringMatching(/\w/) };
/** Asked while nothing was done yet. */
const FIRST: Partial<Record<Feature, Question>> = {
  'deleting a record': readOut({ ...SAFE, enter: 'Cancel' }),
  'leaving a form': readOut({ ...SAFE, enter: 'Stay' }),
  'the idle warning': {
    fixture: 'keys',
    fact: 'reads out how long there is',
    ask: async ({ page }) => expect((await question(page)).described).toMatch(/\d:\d\d/),
  },
  'the list of users': {
    fixture: 'keys',
    fact: 'names each row by its record',
    ask: async ({ page }) => expect(await page.getByRole('rowheader').count()).toBe((await page.getByRole('row').count()) - 1),
  },
};

/** After which the page is another. */
const LAST: Partial<Record<Feature, Question>> = {
  'sign-in': answered({ Email: 'nobody@example.org', Password: 'wrong enough' }, 'Log in', /./),
  'a forgotten password': answered({ Email: 'nobody@example.org' }, 'Send the link', /will be sent/),
  'a password from a mail': answered(
    { 'New Password': 'long enough', 'Confirm Password': 'long enough' },
    'Reset password',
    /expired/,
  ),
  'the songs of a playlist': {
    fixture: 'keys',
    fact: 'keeps the focus when a song is removed, and when it may not be',
    ask: async ({ page, watch }: Person) => {
      watch.announce(/\b409\b/);
      const remove = button(page, `Remove ${WORDS} from the playlist`);
      const locked = { status: 409, json: { success: false, message: 'Locked.' } };
      await page.route('**/remove-song/*', (route) => route.fulfill(locked), { times: 1 });
      await pressForAlert(page, remove);
      await expect(remove).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Songs' })).toBeFocused();
    },
  },
};

const given = (question: Question | undefined) => (question ? [question] : []);
for (const feature of Object.keys(open).filter(isPlace)) {
  const { first, last } = isForm(feature) ? ofForm(feature) : { first: given(FIRST[feature]), last: given(LAST[feature]) };
  const looks = LOOKED.includes(feature) ? [IN_LOOKS] : [];
  const lowest = LOWEST.includes(feature) ? [IN_LOWEST] : [];
  test.describe(() => {
    test.use({ as: FEATURES[feature] === 'guest form' ? 'visitor' : 'admin' });
    visit(feature, open[feature], [...first, atWidths(feature), ...looks, ...lowest, ...last]);
  });
}
