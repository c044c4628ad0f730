import { cleanup } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { closeAll } from './console';

const SKIPPED = 'script, style, noscript, textarea, [translate=no]';

/** The visible text moves into new nodes, and React keeps those that it knew, which stand on the page no more. */
const translate = (node: Node) => {
  if (!(node instanceof Text) || node.data.trim() === '' || !node.parentElement) return;
  if (node.parentElement.closest(SKIPPED) || node.parentElement.closest('font')) return;
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.append(node.data);
  outer.append(inner);
  node.replaceWith(outer);
};

const translateAll = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = root instanceof Text ? [root] : [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  texts.forEach(translate);
};

/**
 * The browser translates the page, word for word into itself: every text stands in `<font><font>` from now on, new ones too, as browsers
 * and extensions that translate do it.
 * @returns stops it; the end of the test does, too
 */
export const translatePage = () => {
  translateAll(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateAll(target);
      for (const node of addedNodes) translateAll(node);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const stop = () => observer.disconnect();
  onTestFinished(stop);
  return stop;
};

/** What the frame and the page in it say, as one reads it. */
export const wordsOfPage = () => ['header', 'main'].map((name) => document.querySelector(name)?.textContent);

/**
 * Lives the same through twice, on a plain page and on a translated one.
 * @param live calls `translate` where the browser does, and gives what is to be compared
 */
export const plainAndTranslated = async <Seen>(live: (translate: () => void) => Promise<Seen>): Promise<[Seen, Seen]> => {
  const plain = await live(() => undefined);
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await closeAll();
  return [plain, await live(translatePage)];
};
