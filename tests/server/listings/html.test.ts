import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HTML_ATTRIBUTES, HTML_ELEMENTS } from '../../../src/contract/html';
import { cleanHtml } from '../../../src/server/listings/cleanHtml';
import { ATTACKS } from '../../world/values/attacks';

const LINK = '<a target="_blank" rel="noopener noreferrer nofollow" href="https://example.org/?a=1&amp;b=2">link</a>';

/** Start tags and their attributes, as far as they are no text. */
const elementsIn = (html: string) =>
  [...html.matchAll(/<([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)>/g)].map(([, name = '', attributes = '']) => ({
    name,
    attributes: [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, attribute = '', value = '']) => ({ attribute, value })),
  }));

const ALLOWED: Readonly<Record<string, readonly string[]>> = HTML_ATTRIBUTES;
const ELEMENTS: readonly string[] = HTML_ELEMENTS;

/** Whether the HTML holds elements of the allow-list alone; whatever else has a `<` is not clean. */
const isClean = (html: string) =>
  elementsIn(html).every(
    ({ name, attributes }) =>
      ELEMENTS.includes(name) &&
      attributes.every(
        ({ attribute, value }) =>
          ALLOWED[name]?.includes(attribute) && (attribute !== 'href' || /^(https?:\/\/|mailto:|tel:)/i.test(value)),
      ),
  ) && !/[<>]/.test(html.replace(/<\/?[a-z0-9]+(?: [a-z]+="[^"<>]*")*>/g, ''));

describe('HTML that the API keeps', () => {
  it('knows more than 150 attacks', () => {
    expect(new Set(ATTACKS).size).toBeGreaterThan(150);
  });

  it('keeps an address of 2,000 characters, and of a longer one its words alone', () => {
    const address = `https://example.org/${'a'.repeat(1_980)}`;
    expect(cleanHtml(`<p><a href="${address}">link</a></p>`)).toContain(`href="${address}"`);
    expect(cleanHtml(`<p><a href="${address}a">link</a></p>`)).toBe('<p>link</p>');
  });

  it('holds elements of the allow-list alone, whatever the attack', () => {
    const found = ATTACKS.filter((attack) => !isClean(cleanHtml(attack)) || !isClean(cleanHtml(`<p>before ${attack} after</p>`)));
    expect(found).toEqual([]);
  });

  it('holds elements of the allow-list alone, whatever pieces are put together', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...ATTACKS.flatMap((attack) => [attack, ...attack.split(/(?=[<>"'=/])/)]))),
        (pieces) => {
          const clean = cleanHtml(pieces.join(''));
          expect(isClean(clean)).toBe(true);
          expect(cleanHtml(clean)).toBe(clean);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    '<p>plain</p>',
    '<p>two<br>lines</p><p></p>',
    '<h1>One</h1><h2>Two</h2><h3>Three</h3>',
    '<p><strong>bold</strong> <em>italic</em> <u>underlined <strong><em>all</em></strong></u></p>',
    '<ul><li><p>one</p><ol><li><p>nested</p></li></ol></li></ul><ol start="4"><li><p>four</p></li></ol>',
    `<p>${LINK}, <a target="_blank" rel="noopener noreferrer nofollow" href="mailto:a@example.org">mail</a></p>`,
    '<p>a &amp; b &lt;c&gt; "d" \'e\' f&nbsp;g  two spaces </p>',
    '<p>夜に駆ける فيروز 🎵 Ünïcödé</p>',
  ])('leaves what the editor makes as it is: %s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it('keeps the words of what it takes away, and makes bare links whole', () => {
    expect(cleanHtml('<section><h4>Four</h4><a href="example.org">site</a><a href="/songs">path</a></section>')).toBe(
      'Four<a target="_blank" rel="noopener noreferrer nofollow" href="https://example.org">site</a>path',
    );
  });
});
