import { createActivity } from './activity';
import { createAuthProvider } from './authProvider';
import { createDataProvider } from './dataProvider';
import { createDrafts } from './drafts';
import { createHeldRecords } from './heldRecord';
import { createHttp } from './http';
import { createI18nProvider } from './i18nProvider';
import { createPreferences } from './preferences';
import { createSession } from './session';
import { loadUpload } from './transport';

/**
 * All that the App needs, wired: one session, one door to the API, one set of held records, which go with every change of person.
 * @param host origin of the API ('' for the console's own)
 */
export const createProviders = ({ host }: { host: string }) => {
  const session = createSession();
  const held = createHeldRecords(undefined, () => session.user()?._id);
  session.onChangeElsewhere(held.clear);
  const http = createHttp({ host, session });
  return {
    services: { session, held, activity: createActivity(), drafts: createDrafts(), upload: { preload: loadUpload } },
    store: createPreferences(),
    dataProvider: createDataProvider({ http, held, session }),
    authProvider: createAuthProvider({ http, session, held }),
    i18nProvider: createI18nProvider(),
  };
};
