import { eachKind, type RecordKind, type ResourceName } from './contract/kinds';

/** The four screens of a kind of record (spec 2, route table). */
export interface ResourceRoutes {
  list: string;
  add: string;
  edit: string;
  view: string;
}

const screens = ({ name, noun }: RecordKind): ResourceRoutes => ({
  list: `/${name}`,
  add: `/${name}/add-${noun}`,
  edit: `/${name}/edit-${noun}`,
  view: `/${name}/view-${noun}`,
});

/** Every path of a kind's screens (spec 2). Links and redirects take their path from here, and from nowhere else. */
export const ROUTES: Readonly<Record<ResourceName, ResourceRoutes>> = {
  ...eachKind(screens),
  /** The capital A is the specification's own. */
  ads: { list: '/ads', add: '/Ads/add-new-ad', edit: '/Ads/edit-ad', view: '/Ads/view-ad' },
};

export const HOME = '/';
export const DASHBOARD = '/dashboard';
export const ACCOUNT = '/users/account';
export const LOGIN = '/login';
export const FORGET_PASSWORD = '/forget-password';
export const RESET_PASSWORD = '/reset-password/:token';

/** The pages only a visitor sees (spec 2, 'Guest-only routes'). */
export const GUEST_ROUTES = [LOGIN, FORGET_PASSWORD, RESET_PASSWORD] as const;

/** The part of a path behind its kind's list, as a child route of react-admin's Resource: '/Ads/edit-ad' -> 'edit-ad'. */
export const childRoute = (path: string) => path.split('/').slice(2).join('/');
