import { LINK_LIMIT, linkAddress } from './links';
import { trimText } from './text';

/** All that a description may hold, on the server as on screen: what the editor makes (spec 2), and the older twins of it. */
export const HTML_ELEMENTS = ['p', 'br', 'h1', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a'] as const;

export const HTML_ATTRIBUTES = { a: ['href', 'target', 'rel'], ol: ['start'] } as const;

/** Elements that go with all that stands in them; of any other element that is not allowed the words stay. */
export const HTML_DROPPED_WHOLE = [
  ...['script', 'style', 'head', 'title', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'frameset', 'object', 'embed'],
  ...['applet', 'audio', 'video', 'svg', 'math', 'textarea', 'select', 'option', 'xmp', 'plaintext', 'listing', 'canvas'],
] as const;

/** Every link of a description opens a page of its own, which gets no hold of the one it came from. */
export const LINK_ATTRIBUTES = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** The address that a link in a description may keep; undefined where the link must go and only its words stay. */
export const descriptionLink = (href: string | null | undefined): string | undefined => {
  const text = trimText(href ?? '');
  // Before anything is computed from it: the expressions behind it take quadratic time.
  if (text.length > LINK_LIMIT) return undefined;
  const address = linkAddress(text, { contacts: true });
  return address !== undefined && address.length <= LINK_LIMIT ? address : undefined;
};

export const isListStart = (start: string): boolean => /^-?\d{1,9}$/.test(start);
