import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { english } from '../messages/english';

/**
 * The texts of src/messages. A text that is no key, as a server's own sentence in an alert, shows letter by letter.
 * @param onMissing hears of every key that has no text
 */
export const createI18nProvider = (onMissing: (key: string) => void = () => undefined): I18nProvider =>
  polyglotI18nProvider(() => english, 'en', [{ locale: 'en', name: 'English' }], {
    onMissingKey: (key: string) => {
      onMissing(key);
      return key;
    },
  });
