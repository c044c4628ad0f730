import { ROUTES } from '../routes';
import type { LazyPart } from '../ui/lazyPart';
import { RESOURCES } from '.';

/** The screen of a kind of record that an address opens, undefined where it opens none. */
export const screenAt = (pathname: string): LazyPart | undefined => {
  for (const { name, List, Add, Edit } of RESOURCES) {
    const { list, add, edit } = ROUTES[name];
    if (pathname === list) return List;
    if (pathname === add) return Add;
    if (pathname === edit) return Edit;
  }
  return undefined;
};
