import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from '../../../src/App';
import { BASE_META } from '../../../src/contract/base';
import type { ResourceName } from '../../../src/contract/kinds';
import { loginAnswerSchema } from '../../../src/contract/session';
import { createProviders } from '../../../src/providers/createProviders';
import { createHeldRecords } from '../../../src/providers/heldRecord';
import { toRecord } from '../../../src/providers/parse';
import { ADMIN, createTestApi, MANAGER, type TestApi } from '../api';
import { connect } from '../line';

// What the console loads on demand is loaded here: on a busy machine the first test of a file would spend its patience on it.
import '../../../src/Console';
import '../../../src/pages/GuestPages';
import '../../../src/providers/dataProvider';
import '../../../src/providers/drafts/drafts';
import '../../../src/ui/form/CatalogueAdd';
import '../../../src/ui/form/CatalogueEdit';
import '../../../src/ui/inputs/AudioPicker';
import '../../../src/ui/inputs/ImagePicker';
import '../../../src/ui/inputs/RecordPicker';
import '../../../src/ui/list/CatalogueList';
import '../../../src/ui/player/Deck';

const PEOPLE = { admin: ADMIN, manager: MANAGER };

export interface ConsoleOptions {
  /** Address to open, below the path under which the API stands. */
  path?: string;
  /** Who is signed in already. */
  as?: keyof typeof PEOPLE | 'visitor';
  /** The record that the edit page of its kind is opened for, as after a reload. */
  held?: { kind: ResourceName; record: unknown };
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
  const { basePath } = api.services.settings;
  const own = (key: string) => (basePath === '' ? key : `${basePath}:${key}`);
  const answer = await api.call('POST', 'auth/login', { token: null, json: { email, password } });
  const { token, user } = loginAnswerSchema.parse(answer.body.data);
  localStorage.setItem(own('token'), token);
  localStorage.setItem(own('user'), JSON.stringify(user));
  return user;
};

/** Tells the console of the path under which the API stands, as the server does. */
const standUnder = (basePath: string) => {
  const meta = Object.assign(document.createElement('meta'), { name: BASE_META, content: basePath });
  document.head.append(meta);
  closers.add(async () => meta.remove());
};

/** A text that is missing shows as its key: the guard over the console makes that a failure. */
const tellMissingText = (key: string) => console.error(`No text for ${key}`);

/**
 * The console as a person has it, with its own providers, against the real API in this process.
 * @returns `user` to type and click with, `line` to look at and disturb the calls, `api` to prepare and check the catalogue
 */
export const renderConsole = async ({ path = '/', as = 'admin', held, api }: ConsoleOptions = {}) => {
  const usedApi = api ?? (await openApi());
  const line = connect(usedApi);
  const person = as === 'visitor' ? undefined : await signIn(usedApi, PEOPLE[as]);
  const { basePath: base } = usedApi.services.settings;
  const record = toRecord(held?.record);
  if (held && record) createHeldRecords(undefined, () => person?._id, base).hold(held.kind, record);
  if (base !== '') standUnder(base);
  window.history.replaceState(null, '', `${base}${path}`);

  const app = <App {...createProviders({ host: '', base, onMissingText: tellMissingText })} />;
  const router = createBrowserRouter([{ path: '*', element: app }], { basename: base || '/' });
  closers.add(async () => router.dispose());
  const user = userEvent.setup();
  const view = render(<RouterProvider router={router} useTransitions={false} />);
  return { ...view, user, line, api: usedApi };
};

/** Goes to an address inside the page, as Back and Forward do. */
export const followTo = (path: string) =>
  act(async () => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
