import { expect, type Page } from '@playwright/test';
import { appear } from './screens';

/** What lies in the browser: the names of fields that drafts hold, one text a draft, and how many files. */
export const kept = (page: Page) =>
  page.evaluate(async () =>
    // Opened before the console has done so, it would be made without anything in it.
    (await indexedDB.databases()).every(({ name }) => name !== 'drafts')
      ? { drafts: [], files: 0 }
      : new Promise<{ drafts: string[]; files: number }>((resolve, reject) => {
          const opening = indexedDB.open('drafts');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            const transaction = database.transaction(['drafts', 'files']);
            const drafts = transaction.objectStore('drafts').getAll();
            const files = transaction.objectStore('files').count();
            transaction.oncomplete = () => {
              database.close();
              resolve({ drafts: drafts.result.map(({ values }) => JSON.stringify(values)), files: files.result });
            };
          };
        }),
  );

/** Waits until so many drafts lie in the browser, so many of them with this text, and so many files. */
export const expectKept = (page: Page, text: string, drafts: number, files: number) =>
  expect
    .poll(
      async () => {
        const all = await kept(page);
        return { drafts: all.drafts.filter((draft) => draft.includes(text)).length, files: all.files };
      },
      { intervals: [50] },
    )
    .toEqual({ drafts, files });

/** Waits until for each form a draft lies in the browser that holds all of its texts: drafts are written in the pauses of typing. */
export const expectTextsKept = (page: Page, forms: readonly (readonly string[])[]) =>
  expect
    .poll(
      async () => {
        const { drafts } = await kept(page);
        return forms.filter((texts) => !drafts.some((draft) => texts.every((text) => draft.includes(text))));
      },
      { intervals: [50] },
    )
    .toEqual([]);

/** Notes in the browser that the form of this path was saved after its person had gone. */
export const tellSaved = (page: Page, path: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('drafts');
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('drafts', 'readwrite');
          const shelf = transaction.objectStore('drafts');
          const reading = shelf.openCursor();
          reading.onsuccess = () => {
            const found = reading.result;
            if (found?.value.path === wanted) found.update({ ...found.value, sent: 'saved' });
            found?.continue();
          };
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    path,
  );

/** What is offered for a page of this title, and its buttons. */
export const offer = (page: Page, title: string) => page.getByRole('group', { name: title }).first();
export const goOn = (page: Page, title: string) => offer(page, title).getByRole('button', { name: 'Continue' });

/** Takes up one of the drafts that are offered, from behind the line that stands for many. */
export const takeDraft = async (page: Page, title: string) => {
  const [show, button] = [page.getByRole('button', { name: 'Show them', exact: true }), goOn(page, title)];
  await appear(show.or(button));
  if (await show.isVisible()) await show.click();
  await button.click();
};
