import { render } from '@testing-library/react';
import { CoreAdminContext, TestMemoryRouter, useCreate, useDataProvider, useLogout, useNotificationContext } from 'react-admin';
import { vi } from 'vitest';
import { createAuthProvider } from '../../src/providers/authProvider';
import { createSignedIn } from './wire';

const useInside = () => ({
  dataProvider: useDataProvider(),
  create: useCreate('songs', { data: { title: 'x' } }),
  logout: useLogout(),
  alerts: useNotificationContext().notifications.map(({ message }) => message),
});
type Inside = ReturnType<typeof useInside>;

/** Hands what hooks give to the test, at every drawing. */
const Probe = ({ onDraw }: { onDraw: (inside: Inside) => void }) => {
  onDraw(useInside());
  return null;
};

/**
 * react-admin around our providers, on /songs, with Ana signed in. Needs jsdom.
 * @returns the providers, a spy on logout, and what react-admin's hooks and its address say at the moment
 */
export const openInAdmin = () => {
  const providers = createSignedIn();
  const authProvider = createAuthProvider({ ...providers, endSession: () => undefined });
  const logout = vi.spyOn(authProvider, 'logout');
  const seen: { inside?: Inside; path?: string } = {};
  render(
    <TestMemoryRouter
      initialEntries={['/songs']}
      locationCallback={({ pathname }) => {
        seen.path = pathname;
      }}
    >
      <CoreAdminContext dataProvider={providers.dataProvider} authProvider={authProvider}>
        <Probe
          onDraw={(inside) => {
            seen.inside = inside;
          }}
        />
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  const hooks = () => {
    if (!seen.inside) throw new Error('The probe was not drawn');
    return seen.inside;
  };
  return { ...providers, logout, hooks, path: () => seen.path };
};
