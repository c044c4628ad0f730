import { expect, type Page } from '@playwright/test';
import { jpeg } from '../files/pictures';
import type { Catalogue } from './catalogue';

/** The text of the description. */
export const text = (page: Page) => page.getByRole('textbox', { name: 'Description' });

/** A button of the toolbar. */
export const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Text formatting' }).getByRole('button', { name, exact: true });

/** The bubble of a link, and its field. */
export const bubble = (page: Page) => page.getByRole('dialog', { name: 'Link' });
export const address = (page: Page) => bubble(page).getByRole('textbox', { name: 'Link address' });

/** What the text holds, as HTML, without what the editor adds for itself. */
export const htmlOf = (page: Page) =>
  text(page).evaluate((element) =>
    element.innerHTML
      .replace(/<br class="ProseMirror-trailingBreak">|<img class="ProseMirror-separator" alt="">/g, '')
      .replace(/<span class="selection">(.*?)<\/span>/g, '$1'),
  );

/** Opens the add page of an ad with the caret in the text. */
export const openText = async (page: Page) => {
  await page.goto('/Ads/add-new-ad');
  await text(page).click();
};

/** Opens the edit page of the one ad there is. */
export const editAd = async (page: Page, title = 'Ad') => {
  await page.goto('/ads');
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  await expect(text(page)).toBeVisible();
};

/** Creates an ad whose description is this HTML. */
export const addAd = async (catalogue: Catalogue, description: string, title = 'Ad') =>
  catalogue.add('ads', { title, featureImage: await jpeg(), description });

interface Clipboard {
  html?: string;
  text?: string;
  /** Name of a picture file on the clipboard. */
  picture?: string;
}

/** Pastes or drops as another program would, with the clipboard's own parts. Gives whether the page took the event over. */
export const bring = (page: Page, clipboard: Clipboard, how: 'paste' | 'drop' = 'paste') =>
  text(page).evaluate(
    (element, { html, text: plain, picture, how: type }) => {
      const data = new DataTransfer();
      if (html !== undefined) data.setData('text/html', html);
      if (plain !== undefined) data.setData('text/plain', plain);
      if (picture !== undefined) data.items.add(new File(['picture'], picture, { type: 'image/png' }));
      const { left, top } = element.getBoundingClientRect();
      const event =
        type === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true, clientX: left + 30, clientY: top + 20 });
      return !element.dispatchEvent(event);
    },
    { ...clipboard, how },
  );

/** Pastes and drops each piece of HTML, one after the other. */
export const bringAll = (page: Page, pieces: readonly string[]) =>
  text(page).evaluate((element, all) => {
    const { left, top } = element.getBoundingClientRect();
    const init = { bubbles: true, cancelable: true, clientX: left + 30, clientY: top + 20 };
    for (const piece of all) {
      const data = new DataTransfer();
      data.setData('text/html', `<p>x</p>${piece}`);
      element.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
      element.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }));
    }
  }, pieces);
