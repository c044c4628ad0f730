import { pages } from './pages';

/** Texts quoted in spec 2, 4 and 8 are copied to the letter, odd spelling included. */
export const app = {
  catalogue: {
    ...pages,
    title: 'Catalogue Console',
    menu: {
      main: 'Main menu',
      dashboard: 'Dashboard',
      listings: 'Listings',
      adsAndAnnouncements: 'Ads & Announcements',
      users: 'Users',
      kinds: { ads: 'Promotion Ads' },
      account: 'Account',
      logout: 'Log out',
      toggle: 'Menu',
      open: 'Show the add link of %{name}',
      skip: 'Skip to the content',
      dark: 'Dark look',
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
      orOther: 'This or %{other} is required',
      image: 'Upload only images',
      audio: 'Upload only Audio files',
      passwordsMatch: 'Inputed passwords must match',
      duplicateSong: 'Duplication not allowed, Song already exists',
      credentials: 'Login credentials are required',
      email: 'Email is required',
      passwords: 'Passwords are required',
    },
  },
};
