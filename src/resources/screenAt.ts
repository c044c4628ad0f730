import { ROUTES } from '../routes';
import type { Screen } from '../ui/screen';
import { RESOURCES } from '.';

/** The screen of a kind of record that an address opens, undefined where it opens none. */
export const screenAt = (pathname: string): Screen | undefined => {
  for (const { name, List, Add, Edit } of RESOURCES) {
    const { list, add, edit } = ROUTES[name];
    if (pathname === list) return List;
    if (pathname === add) return Add;
    if (pathname === edit) return Edit;
  }
  return undefined;
};
