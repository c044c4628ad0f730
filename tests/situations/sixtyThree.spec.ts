import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import type { Kind } from '../spec/kind';
import { KINDS } from '../spec/kinds';
import { jpeg } from '../world/files/pictures';
import { success, takeAlerts } from '../world/page/alerts';
import type { Catalogue } from '../world/page/catalogue';
import { expectKept, expectTextsKept, takeDraft } from '../world/page/drafts';
import { fillLookups, fillWhole, keptOf, lostNow, standsIn, typed } from '../world/page/everyForm';
import { test } from '../world/page/fixtures';
import { killableBrowser } from '../world/page/killableBrowser';
import { appear, button, field, openEdit, signInByHand } from '../world/page/screens';

/**
 * Nine kinds of record and seven mishaps in the middle of a form: nothing typed or chosen is lost, and nobody is overwritten. Each mishap
 * meets the forms of all nine kinds, each in a tab of its own, at once: with ALL_KINDS=1. That takes minutes, so that else each kind meets one
 * mishap: the first two mishaps meet two kinds at once, the others one.
 */
const MISHAPS = [
  ...['idle logout', '401 in a save', 'signed out elsewhere', 'browser killed', '500 in a save', 'offline', 'conflict'],
] as const;

// Time for nine forms on a busy machine.
test.setTimeout(300_000);

interface Outcome {
  characters: number;
  files: number;
  overwritten: number;
}
const NOTHING: Outcome = { characters: 0, files: 0, overwritten: 0 };
const table = new Map<string, Outcome>();
type Mishap = (typeof MISHAPS)[number];

/** The kinds that a mishap meets. */
const kindsOf = (mishap: Mishap) => {
  const place = MISHAPS.indexOf(mishap);
  return process.env.ALL_KINDS ? KINDS : KINDS.filter((_, index) => index % MISHAPS.length === place);
};
const cell = (kind: Kind, mishap: string) => `${kind.name} × ${mishap}`;

test.afterAll(() => {
  const lines = KINDS.map((kind) => {
    const cells = MISHAPS.map((mishap) => {
      const outcome = table.get(cell(kind, mishap));
      return (outcome ? Object.values(outcome).join(' ') : '-').padEnd(22);
    });
    return kind.name.padEnd(15) + cells.join('');
  });
  const head = `${''.padEnd(15)}${MISHAPS.map((mishap) => mishap.padEnd(22)).join('')}`;
  console.log(['Characters lost, files lost, records overwritten or doubled:', head, ...lines].join('\n'));
});

type Before = Readonly<Record<string, string>>;
interface Filled {
  kind: Kind;
  page: Page;
  before: Before;
}

/** The forms of the kinds that the mishap meets, filled, each in its own tab. */
const fillAll = async (context: BrowserContext, mishap: Mishap, mark: string, origin = ''): Promise<Filled[]> => {
  const all: Filled[] = [];
  for (const kind of kindsOf(mishap)) {
    const page = await context.newPage();
    await fillWhole(page, kind, mark, origin);
    all.push({ kind, page, before: await standsIn(page) });
  }
  return all;
};

/** Saves, and counts what there is of it on the server beyond the one record that was meant. */
const save = async (page: Page, catalogue: Catalogue, kind: Kind, mark: string) => {
  await button(page, kind.createButtons[0] ?? 'Save').click();
  await takeAlerts(page, success(kind.created));
  const [{ name, sample }] = kind.texts;
  const saved = (await catalogue.all(kind.name)).filter((record) => record[name] === typed(sample, mark));
  const files = [...kind.pictures, ...kind.sounds];
  expect(files.filter((file) => !saved[0]?.[file.name]).map(({ label }) => label)).toEqual([]);
  return saved.length - 1;
};

/** Takes up each of the forms, of one who is signed in, and saves it. */
const takeUp = async (page: Page, catalogue: Catalogue, all: readonly Filled[], mishap: string, mark: string) => {
  for (const { kind, before } of all) {
    await takeDraft(page, `Add ${kind.noun} (`);
    await expect(page).toHaveURL(new RegExp(`${kind.routes.add}$`));
    const lost = await lostNow(page, before);
    table.set(cell(kind, mishap), { ...lost, overwritten: await save(page, catalogue, kind, mark) });
  }
};

const expectNothingLost = (mishap: Mishap) =>
  expect(Object.fromEntries(kindsOf(mishap).map((kind) => [kind.name, table.get(cell(kind, mishap))]))).toEqual(
    Object.fromEntries(kindsOf(mishap).map(({ name }) => [name, NOTHING])),
  );

test.beforeEach(async ({ catalogue }) => fillLookups(catalogue, await jpeg()));

test('a logout for being idle loses nothing of a form of any kind', async ({ page, context, catalogue }) => {
  const all = await fillAll(context, 'idle logout', 'idle');
  const [first] = all;
  await first?.page.evaluate(() => {
    localStorage.setItem('lastActivity', String(Date.now() - 16 * 60_000));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  for (const each of all) await expect(each.page).toHaveURL(/\/login$/);
  await signInByHand(page);
  await takeUp(page, catalogue, all, 'idle logout', 'idle');
  expectNothingLost('idle logout');
});

test('a session that ends in a save loses nothing of a form of any kind', async ({ page, context, catalogue, watch }) => {
  watch.announce(/401/);
  const all = await fillAll(context, '401 in a save', 'refused');
  const held: Route[] = [];
  await context.route('**/api/v1/**', (route) => {
    if (route.request().method() !== 'POST' || route.request().url().includes('/auth/')) return route.continue();
    held.push(route);
  });
  for (const { kind, page: tab } of all) {
    await tab.bringToFront();
    await button(tab, kind.createButtons[0] ?? 'Save').click();
  }
  await expect.poll(() => held.length).toBe(all.length);
  const json = { success: false, message: 'Please sign in.' };
  await Promise.all(held.map((route) => route.fulfill({ status: 401, json })));
  await context.unroute('**/api/v1/**');
  for (const each of all) await expect(each.page).toHaveURL(/\/login$/);
  await signInByHand(page);
  await takeUp(page, catalogue, all, '401 in a save', 'refused');
  expectNothingLost('401 in a save');
});

test('a Log out in another tab loses nothing of a form of any kind', async ({ page, context, catalogue }) => {
  const all = await fillAll(context, 'signed out elsewhere', 'elsewhere');
  await page.bringToFront();
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  for (const each of all) await expect(each.page).toHaveURL(/\/login$/);
  await signInByHand(page);
  await takeUp(page, catalogue, all, 'signed out elsewhere', 'elsewhere');
  expectNothingLost('signed out elsewhere');
});

test('a browser that is killed loses nothing of a form of any kind', async ({ catalogue, server }) => {
  const browser = await killableBrowser();
  try {
    const context = await browser.start();
    const first = await context.newPage();
    await signInByHand(first, undefined, undefined, server.url);
    const all = await fillAll(context, 'browser killed', 'killed', server.url);
    const kinds = kindsOf('browser killed');
    const files = kinds.flatMap(({ pictures, sounds }) => [...pictures, ...sounds]).length;
    await expectKept(first, 'killed', kinds.length, files);
    await expectTextsKept(
      first,
      kinds.map((kind) => keptOf(kind, 'killed')),
    );
    await browser.kill();
    const page = await (await browser.start()).newPage();
    await page.goto(`${server.url}/dashboard`);
    const email = page.getByRole('textbox', { name: 'Email' });
    await appear(email.or(page.getByRole('heading', { name: 'Welcome' })));
    // Browsers write down their local storage some seconds late: who had just signed in may have to do so again.
    if (await email.isVisible()) await signInByHand(page, undefined, undefined, server.url);
    await takeUp(page, catalogue, all, 'browser killed', 'killed');
  } finally {
    await browser.dispose();
  }
  expectNothingLost('browser killed');
});

for (const mishap of ['500 in a save', 'offline'] as const)
  test(`a save with ${mishap} loses nothing of a form of any kind`, async ({ page, context, catalogue, watch }) => {
    watch.announce(/500|ERR_INTERNET_DISCONNECTED/);
    const mark = mishap.slice(0, 3);
    for (const kind of kindsOf(mishap)) {
      await fillWhole(page, kind, mark);
      const before = await standsIn(page);
      if (mishap === 'offline') await context.setOffline(true);
      else
        await page.route('**/api/v1/**', (route) => route.fulfill({ status: 500, json: { success: false, message: 'Broken.' } }));
      await button(page, kind.createButtons[0] ?? 'Save').click();
      await appear(page.getByText(/^(?:Broken\.|Network Error.*)$/));
      await context.setOffline(false);
      await page.unroute('**/api/v1/**');
      const lost = await lostNow(page, before);
      await page.reload();
      await takeDraft(page, `Add ${kind.noun} (`);
      const again = await lostNow(page, before);
      const overwritten = await save(page, catalogue, kind, mark);
      table.set(cell(kind, mishap), {
        characters: lost.characters + again.characters,
        files: lost.files + again.files,
        overwritten,
      });
    }
    expectNothingLost(mishap);
  });

test('two people on one record overwrite nothing of each other', async ({ page, catalogue, watch }) => {
  watch.announce(/412/);
  for (const kind of kindsOf('conflict')) {
    const [{ label, name, sample }] = kind.texts;
    const required = kind.required.update.flat();
    const pictures = await Promise.all(
      kind.pictures.filter((each) => required.includes(each.label)).map(async ({ wire }) => [wire, await jpeg()] as const),
    );
    const texts = kind.texts.map((text) => [text.name, typed(text.sample, 'before')] as const);
    const role = kind.name === 'users' ? { role: 'manager' } : {};
    const record = await catalogue.add(kind.name, { ...Object.fromEntries([...texts, ...pictures]), ...role });
    const shown = kind.name === 'users' ? `${typed(sample, 'before')} ${typed('Okri', 'before')}` : typed(sample, 'before');
    await openEdit(page, shown, kind.routes.list);
    await field(page, label).fill(typed(sample, 'mine'));
    await catalogue.change(kind.name, record._id, { [name]: typed(sample, 'theirs') });
    await button(page, 'Save').click();
    const question = page.getByRole('dialog', { name: 'Which is to be saved?' });
    const stored = async () => (await catalogue.all(kind.name)).find(({ _id }) => _id === record._id)?.[name];
    await appear(question.getByRole('radiogroup'));
    const isTheirs = (await stored()) === typed(sample, 'theirs');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    const mine = await field(page, label).inputValue();
    await button(page, 'Save').click();
    await question.getByRole('radio', { name: 'Yours, not saved yet' }).check();
    await question.getByRole('button', { name: 'Save' }).click();
    await takeAlerts(page, success(kind.updated));
    expect(await stored()).toBe(typed(sample, 'mine'));
    const characters = mine === typed(sample, 'mine') ? 0 : mine.length;
    table.set(cell(kind, 'conflict'), { characters, files: 0, overwritten: isTheirs ? 0 : 1 });
  }
  expectNothingLost('conflict');
});
