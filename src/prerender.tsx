import { StrictMode } from 'react';
import { memoryStore } from 'react-admin';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App';
import { GuestPages } from './pages/GuestPages';
import { LOOKS, type Look, PRERENDERED } from './pages/prerendered';
import { createProviders } from './providers/createProviders';

const draw = (look: Look) => {
  const store = memoryStore({ theme: look });
  const app = <App {...createProviders({ host: '' })} store={store} guestPages={GuestPages} />;
  const router = createMemoryRouter([{ path: '*', element: app }], { initialEntries: [PRERENDERED] });
  return renderToString(
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>,
  );
};

/** Run while building. @returns the path of the page that is drawn ahead, and its HTML for each look, styles between the elements */
export const prerender = () => ({ path: PRERENDERED, looks: LOOKS.map((look) => ({ look, html: draw(look) })) });
