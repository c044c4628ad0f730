/** Google Chrome's own way: the text goes into two <font>, and the node that the page knew is gone. */
const translate = (text: Text) => {
  if (text.data.trim() === '' || text.parentElement?.localName === 'font') return;
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = text.data;
  outer.append(inner);
  text.replaceWith(outer);
};

const translateUnder = (root: Node) => {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  if (root instanceof Text) texts.push(root);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) if (text.isConnected && text.parentElement?.closest('style, script') === null) translate(text);
};

/**
 * Translates the page as the browser does: every text there is, and every one that comes, goes into a node that the page does not know.
 * @returns stops it
 */
export const translatePage = (): (() => void) => {
  translateUnder(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateUnder(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};
