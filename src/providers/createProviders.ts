import { visitor } from '../messages/visitor';
import { createAccountCalls } from './account';
import { createActivity } from './activity';
import { createAuthProvider } from './authProvider';
import { beginWithHanded, createHandedRecords } from './handedRecords';
import { createHeldRecords } from './heldRecord';
import { createHttp } from './http';
import { createI18nProvider } from './i18nProvider';
import type { Importing } from './importing/types';
import { createPreferences } from './preferences';
import { createSession } from './session';
import { createSessionCalls } from './sessionCalls';
import { isSentAhead } from './transport';
import type { CatalogueDataProvider } from './types';

interface ProvidersOptions {
  host: string;
  base?: string;
  onMissingText?: (key: string) => void;
}

/**
 * @param host origin of the API, '' for the console's own
 * @param base path under which the console stands, '' at the root: the API is there, too, and what is stored in the browser is kept apart
 * @param onMissingText is told of a key that no text has
 */
export const createProviders = ({ host, base = '', onMissingText }: ProvidersOptions) => {
  const session = createSession(base);
  const person = () => session.user()?._id;
  const handed = createHandedRecords(undefined, person, base);
  const held = createHeldRecords(undefined, person, base, handed);
  beginWithHanded(handed, held);
  session.onChangeElsewhere(held.clear);
  const activity = createActivity(undefined, base);
  const { http, keepSession, endSession } = createSessionCalls(createHttp({ host: host || base, session, activity }));
  const authProvider = createAuthProvider({ http, session, held, endSession });
  const { forgetPassword, resetPassword } = createAccountCalls({ http, session });
  const loadImporting = async (): Promise<Importing> => {
    const { createImporting } = await import('./importing/importing');
    return createImporting({ host: host || base, base, http, session, login: authProvider.login });
  };
  let dataProvider: Promise<CatalogueDataProvider> | undefined;
  return {
    services: {
      session,
      guest: { login: authProvider.login, forgetPassword, resetPassword },
      held,
      activity,
      keepSession,
      loadImporting,
    },
    store: createPreferences(undefined, base),
    /** A visitor does not need it. A failed attempt is not remembered. */
    loadDataProvider: () => {
      dataProvider ??= import('./dataProvider').then(
        ({ createDataProvider }) => createDataProvider({ host, http, held, session }),
        (error: unknown) => {
          dataProvider = undefined;
          throw error;
        },
      );
      return dataProvider;
    },
    /** Nor this, which it begins to keep once somebody types in a form. */
    loadDrafts: async () => (await import('./drafts/drafts')).createDrafts({ base }),
    /** Whether the rows of the page's list were asked for before all this was there. */
    hasRowsAhead: isSentAhead,
    authProvider,
    /** Of a visitor's pages. */
    i18nProvider: createI18nProvider(visitor, onMissingText),
    /** Of all pages. */
    loadI18nProvider: async () => createI18nProvider((await import('../messages/english')).english, onMissingText),
  };
};
