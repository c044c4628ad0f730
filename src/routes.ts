import { BASE_META, isUnder, withoutBase } from './contract/base';
import { eachKind, RESOURCE_NAMES, type RecordKind, type ResourceName } from './contract/kinds';

/** The four screens of a kind of record (spec 2, route table). */
export interface ResourceRoutes {
  list: string;
  add: string;
  edit: string;
  view: string;
}

/** The names of a kind's routes (spec 2): its list goes by the kind's own, the others are add-ad, edit-ad and view-ad. */
const names = ({ name, noun }: RecordKind): ResourceRoutes => ({
  list: name,
  add: `add-${noun}`,
  edit: `edit-${noun}`,
  view: `view-${noun}`,
});
export const ROUTE_NAMES: Readonly<Record<ResourceName, ResourceRoutes>> = eachKind(names);

const screens = (kind: RecordKind): ResourceRoutes => {
  const { list, add, edit, view } = names(kind);
  return { list: `/${list}`, add: `/${list}/${add}`, edit: `/${list}/${edit}`, view: `/${list}/${view}` };
};

/** Every path of a kind's screens (spec 2). Links and redirects take their path from here, and from nowhere else. */
export const ROUTES: Readonly<Record<ResourceName, ResourceRoutes>> = {
  ...eachKind(screens),
  /** The capital A is the specification's own. */
  ads: { list: '/ads', add: '/Ads/add-new-ad', edit: '/Ads/edit-ad', view: '/Ads/view-ad' },
};

/** In any letter case and with a slash behind it or without, as the router matches. */
export const isSamePath = (pathname: string, to: string) => pathname.toLowerCase().replace(/\/+$/, '') === to.toLowerCase();

/** The kind whose list a path is. */
export const listAt = (pathname: string) => RESOURCE_NAMES.find((name) => isSamePath(pathname, ROUTES[name].list));

/** The other routes that have a name (spec 2). */
export const NAMED = { dashboard: '/dashboard', account: '/users/account' } as const;

/** Where a folder of music becomes songs: no path of spec 2. */
export const IMPORT_SONGS = '/songs/import-songs';

export const HOME = '/';
export const DASHBOARD = NAMED.dashboard;
export const ACCOUNT = NAMED.account;
export const LOGIN = '/login';
export const FORGET_PASSWORD = '/forget-password';
export const RESET_PASSWORD = '/reset-password/:token';

/** The pages only a visitor sees (spec 2, 'Guest-only routes'). */
export const GUEST_ROUTES = [LOGIN, FORGET_PASSWORD, RESET_PASSWORD] as const;

/**
 * The path under which the server stands for browsers, such as /catalogue (PUBLIC_URL); '' at the root, and for who came past the proxy.
 * The router puts it before every path above; whoever asks the browser itself has to.
 */
export const basePath = (): string => {
  const base = document.querySelector<HTMLMetaElement>(`meta[name="${BASE_META}"]`)?.content ?? '';
  return isUnder(base, window.location.pathname) ? base : '';
};

/** The path of the page that is open now, as routes have it. */
export const currentPath = (): string => withoutBase(basePath(), window.location.pathname);

/** The part of a path behind its kind's list, as a child route of react-admin's Resource: '/Ads/edit-ad' -> 'edit-ad'. */
export const childRoute = (path: string) => path.split('/').slice(2).join('/');
