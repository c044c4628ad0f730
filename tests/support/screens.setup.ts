import './quickPage';
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { Blob, File } from 'node:buffer';
import { cleanup, configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { installAudio } from '../world/console/audio';
import { closeAll } from '../world/console/console';
import { closeLine, openLine, resetLine } from '../world/line';

/**
 * What jsdom lacks and the console needs. Nothing here answers for the console: layout stays unmeasured (all sizes are 0) and media
 * silent; what depends on either is proved in the real browser.
 */

// Two slow cores: the default second is too short for a page with all of Material UI in it.
configure({ asyncUtilTimeout: 20_000 });

// jsdom's FormData and File are not those of Node's Request: on their way through msw names and bytes of files would be lost.
const nodeFormData = (await new Response(new URLSearchParams()).formData()).constructor;
Object.assign(globalThis, { FormData: nodeFormData, File, Blob });

/** '(min-width:900px)' against the window's width; other questions (hover, contrast, motion) are answered no. */
const matches = (query: string) => {
  const [, bound, pixels] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
  if (bound === undefined) return false;
  return bound === 'min' ? window.innerWidth >= Number(pixels) : window.innerWidth <= Number(pixels);
};

// Wide enough for the main menu beside the page.
window.innerWidth = 1280;

window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: matches(query),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom matches every rule of every sheet anew for each question, which takes half the time of a screen test. Nothing is laid out here, so
// what an element says of itself is enough.
window.getComputedStyle = (element) =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : document.body.style;

class Observer {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.ResizeObserver = Observer;
window.IntersectionObserver = Observer;

window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

installAudio();

// The rich-text editor asks where the caret is.
const nowhere = () => new DOMRect();
Range.prototype.getBoundingClientRect = nowhere;
Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
document.elementFromPoint = () => null;

beforeAll(openLine);
afterAll(closeLine);

// What one test leaves must not be there for the next: the page, the person, the held records, the place, the catalogue.
afterEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  window.history.replaceState(null, '', '/');
  resetLine();
  await closeAll();
});
