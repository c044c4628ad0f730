import { describe, expect, it } from 'vitest';
import { HTML_ELEMENTS } from '../../../src/contract/html';
import { cleanHtml, cleanPaste } from '../../../src/ui/richText/cleanHtml';
import { ATTACKS } from '../../world/values/attacks';

/** Whether all that the HTML holds is one of the elements, with attributes of the list and safe links. */
const holdsOnly = (html: string, elements: readonly string[], attributes: readonly string[]) => {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  return (
    head.children.length === 0 &&
    [...body.querySelectorAll('*')].every(
      (element) =>
        elements.includes(element.localName) &&
        // Browsers never forget `is`; emptied it means nothing.
        element
          .getAttributeNames()
          .every((name) => attributes.includes(name) || (name === 'is' && element.getAttribute(name) === '')) &&
        /^(?:https?:\/\/|mailto:|tel:)/i.test(element.getAttribute('href') ?? 'https://'),
    )
  );
};

describe('HTML that the console shows', () => {
  it('holds elements of the allow-list alone', () => {
    const known = ['href', 'target', 'rel', 'start'];
    expect(ATTACKS.filter((attack) => !holdsOnly(cleanHtml(attack), HTML_ELEMENTS, known))).toEqual([]);
  });

  it('holds no handler, script or bad link from the clipboard', () => {
    const known = ['href', 'target', 'rel', 'start', 'style', 'data-pm-slice'];
    const elements = [...HTML_ELEMENTS, 'span', 'font', 'div'];
    expect(ATTACKS.filter((attack) => !holdsOnly(cleanPaste(attack), elements, known))).toEqual([]);
  });

  it('keeps what the editor makes to the letter', () => {
    const link = '<a target="_blank" rel="noopener noreferrer nofollow" href="https://example.org/?a=1&amp;b=2">g</a>';
    const html = `<h1>One</h1><p>a &amp; b <strong>c</strong> <em>d</em> <u>e</u><br>f ${link}</p><ul><li><p>h</p></li></ul><ol start="3"><li><p>i</p></li></ol>`;
    expect(cleanHtml(html)).toBe(html);
  });
});
