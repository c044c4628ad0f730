import DOMPurify, { type Config } from 'dompurify';
import {
  descriptionLink,
  HTML_ATTRIBUTES,
  HTML_DROPPED_WHOLE,
  HTML_ELEMENTS,
  isListStart,
  LINK_ATTRIBUTES,
} from '../../contract/html';

const purifier = DOMPurify(window);
const linkAttributes = new Map<string, string>(Object.entries(LINK_ATTRIBUTES));

/** The value that an attribute keeps on an element of the allow-list; undefined where it goes. */
const keptValue = (element: string, attribute: string, value: string): string | undefined => {
  if (attribute === 'href') return element === 'a' ? descriptionLink(value) : undefined;
  if (attribute === 'start') return element === 'ol' && isListStart(value) ? value : undefined;
  if (linkAttributes.has(attribute)) return element === 'a' ? linkAttributes.get(attribute) : undefined;
  return value;
};

purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  const value = keptValue(element.nodeName.toLowerCase(), attribute.attrName, attribute.attrValue);
  attribute.keepAttr = value !== undefined;
  if (value !== undefined) attribute.attrValue = value;
});

/** A link that leads nowhere safe goes and its words stay; every other one opens a page of its own. */
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName.toLowerCase() !== 'a') return;
  if (!element.hasAttribute('href')) return element.replaceWith(...element.childNodes);
  for (const [name, value] of linkAttributes) element.setAttribute(name, value);
});

const attributes: string[] = Object.values(HTML_ATTRIBUTES).flat();

const ALLOWED: Config = {
  ALLOWED_TAGS: [...HTML_ELEMENTS],
  ALLOWED_ATTR: attributes,
  FORBID_CONTENTS: [...HTML_DROPPED_WHOLE],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Also how other programs say bold and underlined, and the editor's own mark on what was copied in it. */
const ALLOWED_IN_PASTE: Config = {
  ...ALLOWED,
  ALLOWED_TAGS: [...HTML_ELEMENTS, 'span', 'font', 'div'],
  ALLOWED_ATTR: [...attributes, 'style', 'data-pm-slice'],
};

/** HTML with nothing in it but what the contract's allow-list holds; what the editor makes comes out as it went in. */
export const cleanHtml = (html: string): string => purifier.sanitize(html, ALLOWED);

/** HTML of the clipboard, as harmless as `cleanHtml` makes it, for the editor to take over. */
export const cleanPaste = (html: string): string => purifier.sanitize(html, ALLOWED_IN_PASTE);
