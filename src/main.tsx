import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { createProviders } from './providers/createProviders';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

const host: string = import.meta.env.VITE_API_HOST ?? '';
const providers = createProviders({ host });

createRoot(root).render(
  <StrictMode>
    <App {...providers} />
  </StrictMode>,
);
