import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { handOver, isPrerenderedShown } from './pages/prerendered';
import { basePath } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const base = basePath();

/** Tells what was drawn ahead that the page is the console's own now. */
const TakenOver = ({ children }: { children: ReactNode }) => {
  useEffect(handOver, []);
  return children;
};

type Loaded = [
  typeof import('./App'),
  typeof import('./providers/createProviders'),
  typeof import('./pages/GuestPages') | undefined,
];

const start = ([{ App }, { createProviders }, guest]: Loaded) => {
  const app = <App {...createProviders({ host: import.meta.env.VITE_API_HOST ?? '', base })} guestPages={guest?.GuestPages} />;
  const router = createBrowserRouter([{ path: '*', element: app }], { basename: base || '/' });
  // Without transitions: react-admin's logout empties the cache right after the move to the login page, and pages that are still shown would
  // ask for a session again and again.
  const page = (
    <StrictMode>
      <TakenOver>
        <RouterProvider router={router} useTransitions={false} />
      </TakenOver>
    </StrictMode>
  );
  if (guest) hydrateRoot(root, page);
  else createRoot(root).render(page);
};

// Apart from React and the router, which all of it stands on: browsers compile both at the same time. Where it can't be had, the page's own
// words say so.
Promise.all([
  import('./App'),
  import('./providers/createProviders'),
  isPrerenderedShown() ? import('./pages/GuestPages') : undefined,
]).then(start, () => undefined);
