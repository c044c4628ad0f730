import sanitizeHtml from 'sanitize-html';
import {
  descriptionLink,
  HTML_ATTRIBUTES,
  HTML_DROPPED_WHOLE,
  HTML_ELEMENTS,
  isListStart,
  LINK_ATTRIBUTES,
} from '../../contract/html';
import { isBlank } from '../../contract/text';

const noAttributes: sanitizeHtml.Attributes = {};

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...HTML_ELEMENTS],
  allowedAttributes: Object.fromEntries(Object.entries(HTML_ATTRIBUTES).map(([element, names]) => [element, [...names]])),
  // Addresses are checked below, by the contract's own rule.
  allowedSchemesAppliedToAttributes: [],
  // Deeper than anyone writes; deep nesting is slow to read for every browser.
  nestingLimit: 64,
  nonTextTags: [...HTML_DROPPED_WHOLE],
  transformTags: {
    a: (tagName, { href }) => {
      const address = descriptionLink(href);
      return { tagName, attribs: address === undefined ? noAttributes : { ...LINK_ATTRIBUTES, href: address } };
    },
    ol: (tagName, { start = '' }) => ({ tagName, attribs: isListStart(start) ? { start } : noAttributes }),
  },
  // A link that leads nowhere safe goes and its words stay. Not by renaming it: that also renames the end tag of a link behind it.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && attribs.href === undefined ? 'excludeTag' : false),
  // Written as browsers write it, so that what the editor made comes back to the letter.
  textFilter: (text) => text.replaceAll('\u00a0', '&nbsp;'),
};

/** HTML with nothing in it but what the contract's allow-list holds; what the editor makes comes out as it went in. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, OPTIONS).replaceAll('<br />', '<br>');

/** Whether clean HTML holds any words. In it each '<' begins a tag and each '>' ends one, so that it need not be parsed again. */
export const hasWords = (html: string): boolean => !isBlank(html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' '));
