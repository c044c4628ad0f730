import { trimText } from './text';

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

/** What people write into a number to read it by; a telephone dials without. Behind a semicolon stand parameters, which may hold it. */
const READING_SIGNS = /[\s()./-]/g;

const dialled = (number: string) => {
  const [digits = '', ...parameters] = number.split(';');
  return [digits.replace(READING_SIGNS, ''), ...parameters].join(';');
};

/** A number without the signs that only help to read it, a mail address or subject with its spaces encoded. */
const contact = (scheme: string, text: string) => {
  const rest = text.slice(scheme.length + 1);
  const target = trimText(scheme === 'tel' ? dialled(rest) : rest).replace(/\s/g, encodeURIComponent);
  return target === '' ? undefined : `${text.slice(0, scheme.length)}:${target}`;
};

/** A word alone, or a path, is no web address, though a parser would take each for a host. */
const BARE_ADDRESS = /^[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/;
const BARE_MAIL = /^[^\s/?#@:]+@[^\s/?#@:]+\.[^\s/?#@:]+$/;

const bareAddress = (text: string, contacts: boolean) => {
  if (contacts && BARE_MAIL.test(text)) return `mailto:${text}`;
  const bare = text.replace(/^\/\//, '');
  return BARE_ADDRESS.test(bare) ? webAddress(`https://${bare}`) : undefined;
};

/**
 * A link as it is kept: a bare address gets https://, a bare mail address mailto:, a number loses its spaces and brackets. Undefined for what is no http, https, mailto or tel
 * link, such as javascript:, a path or a word.
 * @param contacts whether mailto: and tel: are taken too
 */
export const linkAddress = (typed: string, { contacts }: { contacts: boolean }): string | undefined => {
  const text = trimText(typed);
  if (/\p{Cc}/u.test(text)) return undefined;
  const scheme = schemeOf(text);
  if (scheme === undefined) return bareAddress(text, contacts);
  if (scheme === 'mailto' || scheme === 'tel') return contacts ? contact(scheme, text) : undefined;
  return webAddress(text);
};
