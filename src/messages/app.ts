import { pages } from './pages';
import { palette } from './palette';

/** Texts quoted in spec 2, 4 and 8 are copied to the letter, odd spelling included. */
export const app = {
  catalogue: {
    ...pages,
    palette,
    title: 'Catalogue Console',
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
    error: {
      network: 'Network Error, Please check your connection and try again',
      unknown: 'Something went wrong, try again',
      signedOut: 'Your session has ended. Please sign in again.',
      forbidden: 'You are not allowed to do this.',
      notHeld: 'Choose the record in its list first.',
    },
    validation: {
      required: 'Please fill in required fields',
      image: 'Upload only images',
      audio: 'Upload only Audio files',
      fileChanged: '“%{name}” was changed, moved or deleted after it was chosen. Please choose it again.',
      passwordsMatch: 'Inputed passwords must match',
      duplicateSong: 'Duplication not allowed, Song already exists',
      credentials: 'Login credentials are required',
      email: 'Email is required',
      passwords: 'Passwords are required',
    },
  },
};
