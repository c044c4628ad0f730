import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { basePath } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const base = basePath();

type Loaded = [typeof import('./App'), typeof import('./providers/createProviders')];

const start = ([{ App }, { createProviders }]: Loaded) => {
  const routes = [{ path: '*', element: <App {...createProviders({ host: import.meta.env.VITE_API_HOST ?? '', base })} /> }];
  const router = createBrowserRouter(routes, { basename: base || '/' });
  // Without transitions: react-admin's logout empties the cache right after the move to the login page, and pages that are still shown would
  // ask for a session again and again.
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>,
  );
};

// Apart from React and the router, which all of it stands on: browsers compile both at the same time. Where it can't be had, the page's own
// words say so.
Promise.all([import('./App'), import('./providers/createProviders')]).then(start, () => undefined);
