import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App';
import { createProviders } from './providers/createProviders';

const RELOADED_AT = 'reloadedAt';
const RELOAD_AGAIN_AFTER = 60_000;

// A page's script is gone: the console was rebuilt while this tab was open. Loads it anew, but never twice in a row; then the page says
// that it failed, as it does without a connection.
window.addEventListener('vite:preloadError', () => {
  if (!navigator.onLine) return;
  const now = Date.now();
  if (now - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_AGAIN_AFTER) return;
  sessionStorage.setItem(RELOADED_AT, String(now));
  window.location.reload();
});

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
