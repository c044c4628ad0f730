import type { Plugin } from 'vite';

/** Parts of packages that every page would carry and none uses, which no bundler can know -> what stands in their place. */
const INSTEAD = new Map([
  // Themes of CSS variables, which the console's are not: createTheme and ThemeProvider are for both.
  ['@mui/material/esm/styles/createThemeWithVars.js', "export { default } from './createThemeNoVars.js';"],
  ['@mui/material/esm/styles/ThemeProviderWithVars.js', "export { default as CssVarsProvider } from './ThemeProviderNoVars.js';"],
  // The theme switches it off (layout/theme/buttons).
  ['@mui/material/esm/ButtonBase/TouchRipple.js', 'export default () => null;'],
  // Of a message that is words alone: ours fills the place itself (layout/AlertMessage).
  ['@mui/material/esm/SnackbarContent/SnackbarContent.js', 'export default () => null;'],
  // Of a click beside a message, which ours has no answer to; nothing else of the console listens for one.
  ['@mui/material/esm/ClickAwayListener/ClickAwayListener.js', 'export const ClickAwayListener = ({ children }) => children;'],
  // Its package leads bundlers to the build with warnings for developers.
  ['react-router/dist/development/index.mjs', "export * from '../production/index.mjs';"],
  ['react-router/dist/development/dom-export.mjs', "export * from '../production/dom-export.mjs';"],
]);

/** Of parts: a text in them, and what takes its place. */
const OTHERWISE: readonly { part: RegExp; text: RegExp; now: string }[] = [
  // To know V8 it asks an error for its stack: V8 then reads all of the piece that this stands in once more, for as long as two frames. Other
  // browsers do no more than they would for V8.
  {
    part: /prosemirror-model\/dist\/index\.js$/,
    text: /let \{ stack \} = new Error\("\/"\);/g,
    now: 'const stack = "\\n    at ";',
  },
  // Forms and scroll positions that nothing uses stay in a build as long as a bundler must think that to make them, or to name them for
  // developers' tools, does something.
  { part: /react-router\/dist\/production\/[\w-]+\.mjs$/, text: / = (?=React\d+\.forwardRef\()/g, now: ' = /* @__PURE__ */ ' },
  { part: /react-router\/dist\/production\/[\w-]+\.mjs$/, text: /^\w+\.displayName = "\w+";$/gm, now: '' },
];

const partAt = (path: string) => [...INSTEAD.keys()].find((part) => path.endsWith(`/node_modules/${part}`));

/** Makes the pages of a build 15 kB lighter. Fails where a package has changed, so that nothing comes back unseen. */
export const partsLeftOut = (): Plugin => {
  const left = new Set<string>();
  const replaced = new Set<RegExp>();
  return {
    name: 'catalogue-parts-left-out',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      let now = code;
      for (const { part, text, now: instead } of OTHERWISE) {
        if (!part.test(id) || now.search(text) < 0) continue;
        replaced.add(text);
        now = now.replace(text, instead);
      }
      return now === code ? undefined : { code: now, map: null };
    },
    load(id) {
      const part = partAt(id);
      if (part) left.add(part);
      return part && INSTEAD.get(part);
    },
    generateBundle() {
      for (const part of INSTEAD.keys()) if (!left.has(part)) throw new Error(`The console has no part ${part} to be left out`);
      for (const { part, text } of OTHERWISE) if (!replaced.has(text)) throw new Error(`Nothing at ${part} has ${text} any more`);
    },
  };
};
