import { act, screen, within } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { addRecord } from '../records';
import { openApi, renderConsole } from './console';

/** The text of the description. */
export const text = () => screen.getByRole('textbox', { name: 'Description' });

/** The editor behind the text, as it hangs on its element: jsdom lays nothing out, so hands can't reach a word by its place. */
const editorOf = (): Editor => Reflect.get(text(), 'editor');

/** What the text holds, as HTML. */
export const html = () => editorOf().getHTML();

/** A button of the toolbar. */
export const tool = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'Text formatting' })).getByRole('button', { name });

/** Puts the caret behind the first letter of some words, or selects them whole. */
export const goTo = (words: string, { whole = false } = {}) =>
  act(async () => {
    const editor = editorOf();
    text().focus();
    let at = -1;
    editor.state.doc.descendants((node, position) => {
      if (at < 0 && node.isText && node.text?.includes(words)) at = position + node.text.indexOf(words);
    });
    if (at < 0) throw new Error(`The text does not hold ${words}`);
    editor.commands.setTextSelection(whole ? { from: at, to: at + words.length } : at + 1);
  });

/** The edit page of an ad with this description. */
export const openText = async (description: string) => {
  const api = await openApi();
  await addRecord(api, 'ads', 'Ad', { fields: { description } });
  const view = await renderConsole({ path: '/ads', api });
  await view.user.click(await screen.findByRole('button', { name: 'Edit Ad' }));
  await screen.findByRole('toolbar', { name: 'Text formatting' });
  return view;
};
