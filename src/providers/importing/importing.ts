import type { GuestCalls, Http, Session } from '../types';
import { createBrowserCatalogue } from './catalogue';
import { filesOf } from './files';
import { digest } from './hash';
import { createBrowserJournals } from './journal';
import { readFiles } from './reading';
import type { Importing } from './types';

interface ImportingOptions extends Pick<GuestCalls, 'login'> {
  /** Origin of the API, '' for the console's own. */
  host: string;
  base: string;
  http: Http;
  session: Session;
}

/** All that an import needs of the browser. */
export const createImporting = ({ host, base, http, session, login }: ImportingOptions): Importing => {
  const journalOf = createBrowserJournals(base);
  return {
    filesOf,
    readFiles,
    catalogue: createBrowserCatalogue({ http, session }),
    openJournal: () => journalOf({ host, person: session.user()?._id ?? '' }),
    digest,
    holdSession: session.hold,
    signIn: (password) => login({ email: session.user()?.email ?? '', password }),
  };
};
