/**
 * What takes jsdom long and says nothing to a test, left out. To be imported before React and Material UI.
 */

import { createRequire } from 'node:module';
import { configure, getConfig } from '@testing-library/dom';

// A stack for each element that is made, for developer tools that nobody opens here.
Reflect.deleteProperty(console, 'createTask');

// Nothing is laid out: style sheets would be parsed, kept in the head and gone through with every question about the page, for nothing.
const { insertBefore } = Node.prototype;
HTMLHeadElement.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
  if (node instanceof HTMLStyleElement) return node;
  insertBefore.call(this, node, before);
  return node;
};
// For the same reason nobody works out what is to stand in them: that takes as long as an eighth of a test.
Object.assign(createRequire(import.meta.url)('@emotion/serialize'), { serializeStyles: () => ({ name: 'unseen', styles: '' }) });

/** What can have a label, as HTML names it. */
const LABELABLE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

// jsdom goes through the whole page once for each label that it looks at.
for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement, HTMLButtonElement, HTMLSelectElement])
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return [...this.ownerDocument.getElementsByTagName('label')].filter((label) =>
        label.hasAttribute('for') ? label.htmlFor === this.id : label.querySelector(LABELABLE) === this,
      );
    },
  });

// The same stacks once more, kept by React itself for its warnings. Where it keeps its count elsewhere one day, tests are as slow as before.
const { default: React } = await import('react');
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object)
  Reflect.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// While something is waited for, the page is printed into every failure but the last in vain; the last one gets it when the wait is over.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
