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

/** Where content may be outside of landmarks: axe's own, and what opens over the page, which belongs to the button or field it opened from. */
const IN_REGIONS = 'dialog, [role=dialog], [role=alertdialog], svg, .MuiPopover-root, .MuiPopper-root';

/**
 * What axe, with all its rules and WCAG 2.2's size of targets, has to say against the page as it is now: one line each.
 * @param rules these alone
 */
export const violations = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  // Evaluated by the browser's debugger: a script tag would be refused by the page's security policy, as it should.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source);
  return page.evaluate(
    async ({ inRegions, only }) => {
      // A colour on its way to another one is neither, and what inherits it sets out once it is there; what turns without end, or starts
      // again and again, is not waited for.
      for (let round = 0, moving = 1; round < 20 && moving > 0; round += 1) {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const ending = document
          .getAnimations()
          .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
        await Promise.allSettled(ending.map((animation) => animation.finished));
        moving = ending.length;
      }
      window.axe.configure({ checks: [{ id: 'region', options: { regionMatcher: inRegions } }] });
      const found = await window.axe.run({
        resultTypes: ['violations'],
        ...(only ? { runOnly: { type: 'rule', values: [...only] } } : { rules: { 'target-size': { enabled: true } } }),
      });
      return found.violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`,
      );
    },
    { inRegions: IN_REGIONS, only: rules },
  );
};

/** Expects that axe has nothing to say against the page as it is now. */
export const expectAccessible = async (page: Page, name: string) => expect(await violations(page), `axe on ${name}`).toEqual([]);
