import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { visitor } from '../messages/visitor';

/** 'catalogue.menu.users': a key, where 'The title is too long.' is a sentence. */
const KEY = /^\w+(\.\w+)+$/;

/** A fault of ours: a developer sees it in the console, and a test that watches the console fails. */
const reportMissing = (key: string) => {
  if (import.meta.env.DEV && KEY.test(key)) console.error(`There is no text for '${key}'`);
};

/** What is no key of `texts`, as a server's own sentence in an alert, shows as it is, and is told to `onMissing`. */
export const createI18nProvider = (
  texts: typeof visitor | TranslationMessages,
  onMissing: (key: string) => void = reportMissing,
): I18nProvider =>
  // Its type asks for all of react-admin's texts, of which a visitor's pages use a few.
  polyglotI18nProvider(() => texts as TranslationMessages, 'en', [{ locale: 'en', name: 'English' }], {
    onMissingKey: (key: string) => {
      onMissing(key);
      return key;
    },
  });
