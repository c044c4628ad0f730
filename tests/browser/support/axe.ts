import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects that axe, with all its rules, has nothing to say against the page as it is now. */
export const expectAccessible = async (page: Page, name: string) => {
  // Evaluated by the browser's debugger: a script tag would be refused by the page's security policy, as it should.
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`);
  });
  expect(violations, `axe on ${name}`).toEqual([]);
};
