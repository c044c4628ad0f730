const BLOCKS = new Set(['P', 'H1', 'H2', 'H3', 'LI', 'DIV']);

const textOf = (node: Node): string => {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.tagName === 'BR') return '\n';
  const text = [...node.childNodes].map(textOf).join('');
  const address = node.tagName === 'A' ? node.getAttribute('href') : null;
  const words = address && address !== text ? `${text} (${address})` : text;
  const line = node.tagName === 'LI' ? `• ${words.replace(/\n+$/, '')}` : words;
  return BLOCKS.has(node.tagName) ? `${line}\n` : line;
};

/** A description as lines of text, with the addresses of its links. Parsed without a page: nothing of it is loaded or run. */
export const plainText = (html: unknown): string =>
  typeof html === 'string' ? textOf(new DOMParser().parseFromString(html, 'text/html').body).trim() : '';
