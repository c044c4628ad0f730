import { common } from './common';
import { pages } from './pages';
import { palette } from './palette';

/** Texts quoted in spec 2, 4 and 8 are copied to the letter, odd spelling included. */
export const app = {
  catalogue: {
    ...common,
    ...pages,
    palette,
    menu: {
      main: 'Main menu',
      dashboard: 'Dashboard',
      listings: 'Listings',
      adsAndAnnouncements: 'Ads & Announcements',
      users: 'Users',
      kinds: { ads: 'Promotion Ads' },
      account: 'Account',
      accountMenu: 'account menu',
      messages: 'Messages',
      logout: 'Log out',
      toggle: 'Menu',
      close: 'Close the menu',
      open: 'Show the add link of %{name}',
      skip: 'Skip to the content',
      dark: 'Dark look',
      version: 'Version %{version}',
      slashKey: 'Key / goes to the search',
    },
    messages: {
      title: 'Messages',
      none: 'Nothing was said yet.',
      close: 'Close the messages',
      success: 'Success',
      error: 'Failure',
      warning: 'Warning',
      info: 'Note',
    },
  },
};
