import { describe, expect, it } from 'vitest';
import { HTML_ELEMENTS } from '../../../src/contract/html';
import { cleanHtml, cleanPaste } from '../../../src/ui/richText/cleanHtml';
import { ATTACKS } from '../../support/attacks';

/** Throws unless all that the HTML holds is one of the elements, with attributes of the list and safe links. */
const expectOnly = (html: string, elements: readonly string[], attributes: readonly string[]) => {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  expect(head.children).toHaveLength(0);
  for (const element of body.querySelectorAll('*')) {
    expect(elements).toContain(element.localName);
    // Browsers never forget `is`; emptied it means nothing.
    if (element.getAttribute('is') === '') element.removeAttribute('is');
    for (const name of element.getAttributeNames()) expect(attributes).toContain(name);
    expect(element.getAttribute('href') ?? 'https://').toMatch(/^(?:https?:\/\/|mailto:|tel:)/i);
  }
};

describe('HTML that the console shows', () => {
  it.each(ATTACKS)('holds elements of the allow-list alone: %j', (attack) => {
    expectOnly(cleanHtml(attack), HTML_ELEMENTS, ['href', 'target', 'rel', 'start']);
  });

  it.each(ATTACKS)('holds no handler, script or bad link from the clipboard: %j', (attack) => {
    const known = ['href', 'target', 'rel', 'start', 'style', 'data-pm-slice'];
    expectOnly(cleanPaste(attack), [...HTML_ELEMENTS, 'span', 'font', 'div'], known);
  });

  it('keeps what the editor makes to the letter', () => {
    const link = '<a target="_blank" rel="noopener noreferrer nofollow" href="https://example.org/?a=1&amp;b=2">g</a>';
    const html = `<h1>One</h1><p>a &amp; b <strong>c</strong> <em>d</em> <u>e</u><br>f ${link}</p><ul><li><p>h</p></li></ul><ol start="3"><li><p>i</p></li></ol>`;
    expect(cleanHtml(html)).toBe(html);
  });
});
