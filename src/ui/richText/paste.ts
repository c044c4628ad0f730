import { isBlank } from '../../contract/text';
import { cleanPaste } from './cleanHtml';
import { convertWordLists } from './wordLists';

/** Elements whose style may say bold, italic or underlined. On others it is about looks: a heading is bold by itself. */
const STYLED = 'span, font, b, i';
/** Blocks that the editor does not know become lines, else the words of two would run together. */
const OTHER_BLOCKS = [
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'dl', 'dt', 'dd', 'h4', 'h5', 'h6', 'pre', 'blockquote'],
  ...['article', 'aside', 'section', 'main', 'nav', 'header', 'footer', 'address', 'figure', 'figcaption', 'hgroup', 'form'],
  ...['fieldset', 'details', 'summary'],
].join(',');

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

const toLine = (element: Element) => {
  const line = element.ownerDocument.createElement('div');
  line.append(...element.childNodes);
  element.replaceWith(line);
};

/** HTML from the clipboard or a drop, made ready for the editor, in a document of its own in which nothing loads and nothing runs. */
export const transformPaste = (html: string): string => {
  const document = new DOMParser().parseFromString(html, 'text/html');
  // Word's own element for an empty paragraph, which holds a no-break space.
  for (const element of document.getElementsByTagName('o:p')) if (isBlank(element.textContent ?? '')) element.textContent = '';
  convertWordLists(document);
  // Google Docs puts everything into a bold element that is not bold.
  for (const wrapper of document.querySelectorAll('b[id^="docs-internal"]')) unwrap(wrapper);
  for (const block of document.querySelectorAll(OTHER_BLOCKS)) toLine(block);
  for (const element of document.querySelectorAll('[style]')) {
    if (!element.matches(STYLED)) element.removeAttribute('style');
    // Links are underlined as links, not as underlined text.
    else if (element.closest('a') && element instanceof HTMLElement) element.style.textDecoration = '';
  }
  return cleanPaste(document.body.innerHTML);
};

/** Tells whether something was dropped or pasted that holds a picture and no words: the editor takes no pictures. */
export const isPictureOnly = (data: DataTransfer | null): boolean => {
  if (data?.getData('text/plain').trim() !== '') return false;
  const html = data.getData('text/html');
  if (html === '') return data.files.length > 0;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.querySelector('img, picture, svg, canvas') !== null && isBlank(body.textContent ?? '');
};
