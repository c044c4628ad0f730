/** What Word writes on a paragraph that is an entry of a list: 'mso-list:l0 level2 lfo1'. */
const ENTRY = /mso-list:\s*l\d+\s+level(\d+)/i;
/** '1.', 'iv)', '(a)' start a numbered entry; '·', 'o' and '§' are bullets. */
const NUMBER = /^\(?(\d+|[a-z]{1,4})[.)]/i;

interface OpenList {
  list: HTMLElement;
  level: number;
}

const levelOf = (paragraph: Element) => Number(ENTRY.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);

/** Takes out the bullet or number that Word writes as text. */
const takeMarker = (paragraph: Element) => {
  const marker = paragraph.querySelector('[style*="mso-list:ignore" i]');
  const text = (marker?.textContent ?? '').trim();
  marker?.remove();
  return text;
};

const newList = (document: Document, marker: string) => {
  const number = NUMBER.exec(marker)?.[1];
  const list = document.createElement(number === undefined ? 'ul' : 'ol');
  if (number !== undefined && Number(number) > 1) list.setAttribute('start', number);
  return list;
};

/** Turns the paragraphs by which Word says 'list' into lists, nested by their levels. Changes the given document. */
export const convertWordLists = (document: Document) => {
  let open: OpenList[] = [];
  for (const paragraph of document.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    // Anything between two entries ends the list.
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    const marker = takeMarker(paragraph);
    open = open.filter((each) => each.level <= level);
    const top = open.at(-1);
    if (!top || top.level < level) {
      const list = newList(document, marker);
      if (top) (top.list.lastElementChild ?? top.list).append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const entry = document.createElement('li');
    entry.append(...paragraph.childNodes);
    open.at(-1)?.list.append(entry);
    paragraph.remove();
  }
};
