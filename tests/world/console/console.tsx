import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from '../../../src/App';
import { loginAnswerSchema } from '../../../src/contract/session';
import { createProviders } from '../../../src/providers/createProviders';
import { createI18nProvider } from '../../../src/providers/i18nProvider';
import { ADMIN, createTestApi, MANAGER, type TestApi } from '../api';
import { connect } from '../line';

// What the console loads on demand is loaded here: on a busy machine the first test of a file would spend its patience on it.
import '../../../src/Console';
import '../../../src/pages/GuestPages';
import '../../../src/providers/dataProvider';
import '../../../src/ui/form/CatalogueAdd';
import '../../../src/ui/form/CatalogueEdit';
import '../../../src/ui/inputs/AudioPicker';
import '../../../src/ui/inputs/ImagePicker';
import '../../../src/ui/inputs/RecordPicker';
import '../../../src/ui/list/CatalogueList';

const PEOPLE = { admin: ADMIN, manager: MANAGER };

export interface ConsoleOptions {
  /** Address to open. */
  path?: string;
  /** Who is signed in already. */
  as?: keyof typeof PEOPLE | 'visitor';
  /** An API that the test has filled beforehand; an empty one by default. Close it only when it is shared between tests. */
  api?: TestApi;
}

const closers = new Set<() => Promise<void>>();

/** The real API with an empty catalogue, closed when the test is over. */
export const openApi = async (): Promise<TestApi> => {
  const api = await createTestApi();
  closers.add(api.close);
  return api;
};

/** Closes what the ending test has opened. */
export const closeAll = async () => {
  for (const close of closers) await close();
  closers.clear();
};

/** Puts token and identity where a login leaves them. */
export const signIn = async (api: TestApi, { email, password }: { email: string; password: string }) => {
  const answer = await api.call('POST', 'auth/login', { token: null, json: { email, password } });
  const { token, user } = loginAnswerSchema.parse(answer.body.data);
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
};

/** A text that is missing shows as its key: the guard over the console makes that a failure. */
const tellMissingText = (key: string) => console.error(`No text for ${key}`);

/**
 * The console as a person has it, with its own providers, against the real API in this process.
 * @returns `user` to type and click with, `line` to look at and disturb the calls, `api` to prepare and check the catalogue
 */
export const renderConsole = async ({ path = '/', as = 'admin', api }: ConsoleOptions = {}) => {
  const usedApi = api ?? (await openApi());
  const line = connect(usedApi);
  if (as !== 'visitor') await signIn(usedApi, PEOPLE[as]);
  window.history.replaceState(null, '', path);

  const app = <App {...createProviders({ host: '' })} i18nProvider={createI18nProvider(tellMissingText)} />;
  const router = createBrowserRouter([{ path: '*', element: app }]);
  closers.add(async () => router.dispose());
  const user = userEvent.setup();
  const view = render(<RouterProvider router={router} useTransitions={false} />);
  return { ...view, user, line, api: usedApi };
};
