import { KINDS } from './contract/kinds';
import { askForRows } from './providers/earlyRows';
import { basePath, currentPath, listAt } from './routes';

// A script of its own, the first of a page and small: what the rest of the console would ask for first is there when it is.
const name = listAt(currentPath());
if (name) askForRows({ host: import.meta.env.VITE_API_HOST ?? '', base: basePath(), kind: KINDS[name] });
