import type { Locator, Page } from '@playwright/test';
import { layoutFaults } from './widths';

/** How a page may be looked at: the system's settings, and what readers change by their browser (WCAG 1.4.4, 1.4.12). */
const LOOKS = {
  light: { media: { colorScheme: 'light' } },
  dark: { media: { colorScheme: 'dark' } },
  'forced colours': { media: { forcedColors: 'active' } },
  'without motion': { media: { reducedMotion: 'reduce' } },
  'text at 200 %': { style: 'html { font-size: 200% }' },
  'text spaced': {
    style: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  },
} as const satisfies Record<string, { media?: Parameters<Page['emulateMedia']>[0]; style?: string }>;
type Look = keyof typeof LOOKS;

const isLook = (name: string): name is Look => Object.hasOwn(LOOKS, name);

/** Looks at the page in this way until the function it gives is called. */
export const lookAt = async (page: Page, look: Look): Promise<() => Promise<unknown>> => {
  const { media, style }: { media?: object; style?: string } = LOOKS[look];
  if (media) await page.emulateMedia(media);
  const sheet = style === undefined ? undefined : await page.addStyleTag({ content: style });
  return async () => {
    await sheet?.evaluate((element) => element instanceof Element && element.remove());
    await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
  };
};

/** What is wrong with the page in any look, each fault with the looks in which it is seen. */
export const faultsInLooks = async (page: Page): Promise<string[]> => {
  const found = new Map<string, Look[]>();
  for (const look of Object.keys(LOOKS).filter(isLook)) {
    const back = await lookAt(page, look);
    for (const fault of await layoutFaults(page)) found.set(fault, [...(found.get(fault) ?? []), look]);
    await back();
  }
  return [...found].map(([fault, looks]) => `${fault}: ${looks.join(', ')}`);
};

/** What an element and all in it look like where colours of the page's own are not shown: a ground of theirs is the system's. */
export const markOf = (element: Locator): Promise<string> =>
  element.evaluate((it) => {
    const ground = (colour: string) => colour.replace(/^rgba\((\d+, \d+, \d+), .+\)$/, 'rgb($1)');
    const mark = ({ borderStyle, borderWidth, outlineStyle, textDecorationLine, color, backgroundColor }: CSSStyleDeclaration) =>
      [
        borderWidth === '0px' ? 'none' : `${borderStyle} ${borderWidth}`,
        outlineStyle,
        textDecorationLine,
        color,
        ground(backgroundColor),
      ].join(' ');
    return [it, ...it.querySelectorAll('*')].map((each) => mark(getComputedStyle(each))).join('; ');
  });
