import { createAccountCalls } from './account';
import { createActivity } from './activity';
import { createAuthProvider } from './authProvider';
import { createDrafts } from './drafts/drafts';
import { createHeldRecords } from './heldRecord';
import { createHttp } from './http';
import { createI18nProvider } from './i18nProvider';
import { createPreferences } from './preferences';
import { createSession } from './session';
import { createSessionCalls } from './sessionCalls';
import type { CatalogueDataProvider } from './types';

/** @param host origin of the API, '' for the console's own */
export const createProviders = ({ host }: { host: string }) => {
  const session = createSession();
  const held = createHeldRecords(undefined, () => session.user()?._id);
  session.onChangeElsewhere(held.clear);
  const activity = createActivity();
  const { http, keepSession, endSession } = createSessionCalls(createHttp({ host, session, activity }));
  const authProvider = createAuthProvider({ http, session, held, endSession });
  const { forgetPassword, resetPassword } = createAccountCalls({ http, session });
  let dataProvider: Promise<CatalogueDataProvider> | undefined;
  return {
    services: {
      session,
      guest: { login: authProvider.login, forgetPassword, resetPassword },
      held,
      activity,
      keepSession,
      drafts: createDrafts(),
    },
    store: createPreferences(),
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
    authProvider,
    i18nProvider: createI18nProvider(),
  };
};
