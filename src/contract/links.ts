import { trimText } from './text';

/** Schemes of an address that a link may lead to. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** Longest address of a link inside a description, in characters. */
export const LINK_LIMIT = 2_000;

const schemeOf = (text: string): string | undefined => {
  // example.org:8080/x names a port, not a scheme.
  if (/^[^/?#:]+\.[^/?#:]+:\d+(?:[/?#]|$)/.test(text)) return undefined;
  return /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
};

const webAddress = (text: string) => {
  const address = text.replaceAll(' ', '%20');
  return /^https?:\/\/[^\s/?#]\S*$/i.test(address) && URL.canParse(address) ? address : undefined;
};

const contact = (text: string) => (/^[^:]+:\S+$/.test(text) ? text : undefined);

/** A word alone, or a path, is no web address, though a parser would take each for a host. */
const BARE_ADDRESS = /^[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/;
const BARE_MAIL = /^[^\s/?#@:]+@[^\s/?#@:]+\.[^\s/?#@:]+$/;

const bareAddress = (text: string, contacts: boolean) => {
  if (contacts && BARE_MAIL.test(text)) return `mailto:${text}`;
  const bare = text.replace(/^\/\//, '');
  return BARE_ADDRESS.test(bare) ? webAddress(`https://${bare}`) : undefined;
};

/**
 * A link as it is kept, in forms, descriptions and on the server: https:// is added to a bare address, mailto: to a bare mail address.
 * What comes out starts with a scheme of LINK_SCHEMES, whatever went in.
 * @param contacts whether mailto: and tel: are taken too
 * @returns undefined for anything that is not a link to go to, such as javascript:, data:, vbscript:, a path or a word
 */
export const linkAddress = (typed: string, { contacts }: { contacts: boolean }): string | undefined => {
  const text = trimText(typed);
  if (/\p{Cc}/u.test(text)) return undefined;
  const scheme = schemeOf(text);
  if (scheme === undefined) return bareAddress(text, contacts);
  if (scheme === 'mailto' || scheme === 'tel') return contacts ? contact(text) : undefined;
  return webAddress(text);
};
