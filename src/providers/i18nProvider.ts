import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { english } from '../messages/english';

/** 'catalogue.menu.users': a key, where 'The title is too long.' is a sentence. */
const KEY = /^\w+(\.\w+)+$/;

/** A fault of ours: a developer sees it in the console, and a test that watches the console fails. */
const reportMissing = (key: string) => {
  if (import.meta.env.DEV && KEY.test(key)) console.error(`There is no text for '${key}'`);
};

/** The texts of src/messages. What is no key, as a server's own sentence in an alert, shows as it is, and is told to `onMissing`. */
export const createI18nProvider = (onMissing: (key: string) => void = reportMissing): I18nProvider =>
  polyglotI18nProvider(() => english, 'en', [{ locale: 'en', name: 'English' }], {
    onMissingKey: (key: string) => {
      onMissing(key);
      return key;
    },
  });
