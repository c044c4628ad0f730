import { KINDS } from './contract/kinds';
import { LOOKS, PRERENDERED, showPrerendered } from './pages/prerendered';
import { askForRows } from './providers/earlyRows';
import { createPreferences } from './providers/preferences';
import { readSession } from './providers/session';
import { basePath, currentPath, HOME, isSamePath, listAt } from './routes';

// A script of its own, the first of a page and small: what the rest of the console would ask for first is there when it is.
const base = basePath();
const path = currentPath();
const name = listAt(path);
if (name) askForRows({ host: import.meta.env.VITE_API_HOST ?? '', base, kind: KINDS[name] });

// A visitor who was not sent here, of which the page would have to tell: it is as it was drawn ahead.
const isWanted = path === HOME || isSamePath(path, PRERENDERED);
if (isWanted && !readSession(base) && !window.history.state?.usr) {
  const byDefault = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const chosen = createPreferences(undefined, base).getItem<string>('theme', byDefault);
  showPrerendered({ look: LOOKS.find((look) => look === chosen) ?? 'light', base });
}
