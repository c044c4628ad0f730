import { expect, type Page } from '@playwright/test';
import type { Kind } from '../../spec/kind';
import { jpeg } from '../files/pictures';
import { recording } from '../files/sounds';
import type { Catalogue, Upload } from './catalogue';
import { NAME } from './everyKind';
import { text } from './richText';
import { appear, choose, field, pick } from './screens';

/** What the pickers of the forms find: published records of one name. */
export const fillLookups = async (catalogue: Catalogue, picture: Upload) => {
  await catalogue.add('artists', { stageName: NAME, photo: picture }, true);
  await catalogue.add('albums', { name: NAME, albumArt: picture }, true);
  await catalogue.add('channels', { name: NAME, photo: picture }, true);
};

const chooseRole = async (page: Page, kind: Kind) => {
  if (kind.name !== 'users') return;
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Manager' }).click();
};

/** The add page of a kind with every text, file, picker and description filled. @param mark makes the texts of this test its own @param origin where the context has no address of its own */
export const fillWhole = async (page: Page, kind: Kind, mark: string, origin = '') => {
  await page.goto(`${origin}${kind.routes.add}`);
  await appear(field(page, kind.texts[0].label));
  for (const { label, sample } of kind.texts) await field(page, label).fill(typed(sample, mark));
  for (const { label } of kind.pictures) await choose(page, label, await jpeg(`${label} ${mark}.jpg`));
  for (const { label } of kind.sounds) await choose(page, label, recording(`${label} ${mark}.mp3`));
  for (const { label } of kind.pickers) await pick(page, label, NAME);
  if (kind.form.includes('Description')) await text(page).fill(described(mark));
  await chooseRole(page, kind);
};

const described = (mark: string) => `Tonight, ${mark}`;

/** What a draft holds of a form that `fillWhole` filled: all texts, and that something is chosen. */
export const keptOf = (kind: Kind, mark: string) => [
  ...kind.texts.map(({ sample }) => typed(sample, mark)),
  ...(kind.form.includes('Description') ? [described(mark)] : []),
  ...kind.pickers.map(({ name }) => `"${name}":{`),
  ...(kind.name === 'users' ? ['"role":"manager"'] : []),
];

/** A sample as it is typed in one test: an email and an address stay what they are. */
export const typed = (sample: string, mark: string) => {
  if (sample.includes('@')) return `${mark}-${sample}`;
  return sample.includes('//') ? `${sample}?${mark}` : `${sample} ${mark}`;
};

/** What stands in the form, by the names of its fields: texts, names of files, choices. */
export const standsIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    const label = (id: string | null) => document.getElementById(id ?? '')?.textContent ?? '';
    for (const input of document.querySelectorAll<HTMLInputElement>('main form input:not([type=file])'))
      found[input.labels?.[0]?.textContent ?? input.name] = input.value;
    for (const editor of document.querySelectorAll('main form [contenteditable=true]'))
      found.description = editor.textContent ?? '';
    for (const file of document.querySelectorAll('main form [role=group] bdi'))
      found[label(file.closest('[role=group]')?.getAttribute('aria-labelledby') ?? null)] = file.textContent ?? '';
    return found;
  });

/** How much of what stood in a form does not stand in it now: characters of texts, and files. */
export const lostOf = (before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>) => {
  let [characters, files] = [0, 0];
  for (const [name, value] of Object.entries(before)) {
    if (now[name] === value) continue;
    if (/\.(?:jpg|mp3)$/.test(value)) files += 1;
    else characters += Math.max(1, value.length - (now[name] ?? '').length);
  }
  return { characters, files };
};

/** Waits until all of it stands there again, or long enough. @returns what is lost for good */
export const lostNow = async (page: Page, before: Readonly<Record<string, string>>) => {
  await expect
    .poll(async () => lostOf(before, await standsIn(page)), { intervals: [50], timeout: 15_000 })
    .toEqual({ characters: 0, files: 0 })
    .catch(() => undefined);
  return lostOf(before, await standsIn(page));
};
