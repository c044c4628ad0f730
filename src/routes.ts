import type { ResourceName } from './contract/endpoints';

/** The four screens of a kind of record (spec 2, route table). */
export interface ResourceRoutes {
  list: string;
  add: string;
  edit: string;
  view: string;
}

const screens = (list: string, noun: string): ResourceRoutes => ({
  list: `/${list}`,
  add: `/${list}/add-${noun}`,
  edit: `/${list}/edit-${noun}`,
  view: `/${list}/view-${noun}`,
});

/** Every path of spec 2. Links and redirects take their path from here, and from nowhere else. */
export const ROUTES = {
  artists: screens('artists', 'artist'),
  songs: screens('songs', 'song'),
  albums: screens('albums', 'album'),
  playlists: screens('playlists', 'playlist'),
  videos: screens('videos', 'video'),
  channels: screens('channels', 'channel'),
  announcements: screens('announcements', 'announcement'),
  /** The capital A is the specification's own. */
  ads: {
    list: '/ads',
    add: '/Ads/add-new-ad',
    edit: '/Ads/edit-ad',
    view: '/Ads/view-ad',
  },
  users: screens('users', 'user'),
} as const satisfies Record<ResourceName, ResourceRoutes>;

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
