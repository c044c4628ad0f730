import { join } from 'node:path';
import { runnerImport } from 'vite';

const PRERENDER_FILE = join(import.meta.dirname, '../../prerender.tsx');

interface Prerender {
  prerender: () => { path: string; looks: { look: string; html: string }[] };
}

const STYLE = /<style data-emotion="(css(?:-global)?) ([^"]*)">(.*?)<\/style>/gs;
/** The browser's page has one of its own until the console gives it another. */
const TITLE = /^<title>.*?<\/title>/s;

/** Emotion writes each style before the first element that has it. Together, in the head, they are there before all elements. */
const templateOf = ({ look, html }: { look: string; html: string }) => {
  const styles = [...html.matchAll(STYLE)].map(([, key = '', name = '', css = '']) => ({ key, name, css }));
  const own = styles.filter(({ key }) => key === 'css');
  if (own.length === 0) throw new Error(`The page that is drawn ahead has no styles: ${html.slice(0, 200)}`);
  const all = [
    ...styles.filter(({ key }) => key !== 'css'),
    { key: 'css', name: own.map(({ name }) => name).join(' '), css: own.map(({ css }) => css).join('') },
  ];
  // As marked by Emotion itself once they are where it wants them.
  const marked = all.map(({ key, name, css }) => `<style data-emotion="${key} ${name}" data-s="">${css}</style>`);
  return `<template data-look="${look}">${marked.join('')}${html.replace(TITLE, '').replaceAll(STYLE, '')}</template>`;
};

/**
 * Draws, of the console's own sources, the page that is shown before its scripts have come.
 * @returns its path, and for its body a template for each look
 * @throws where it came out empty, or not as Emotion writes it
 */
export const prerenderedPages = async () => {
  const { module } = await runnerImport<Prerender>(PRERENDER_FILE);
  const { path, looks } = module.prerender();
  return { path, html: looks.map(templateOf).join('\n  ') };
};
