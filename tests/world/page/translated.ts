import type { Page } from '@playwright/test';

/**
 * Translates the page as a browser or an extension does: every text, also one that comes later, gives way to a copy in two elements `font`.
 * The words stay as they are. Call it before the page is opened.
 */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const LEFT_ALONE = 'script, style, textarea, [contenteditable=true], font';
    const wrap = (text: Text) => {
      if (!text.textContent?.trim() || text.parentElement?.closest(LEFT_ALONE)) return;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.textContent;
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) texts.push(text);
      for (const text of texts) if (text instanceof Text) wrap(text);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrapAll(node);
    }).observe(document, { childList: true, subtree: true });
  });
