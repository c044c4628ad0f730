import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App';
import { createProviders } from './providers/createProviders';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const host: string = import.meta.env.VITE_API_HOST ?? '';
const router = createBrowserRouter([{ path: '*', element: <App {...createProviders({ host })} /> }]);

// Without transitions, as react-admin expects: its logout empties the cache right after it has sent the person to the login page, and the
// pages that ask for a session would otherwise send them there again and again.
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);
