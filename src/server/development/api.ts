import { readEnvironment } from '../settings/environment';
import { openApp } from '../start/openApp';
import { createFirstAdmin, type FirstAdmin } from '../users/firstAdmin';

/** The API for `npm run dev`, on the data folder of `npm start`, without a port of its own. */
export interface DevelopmentApi {
  fetch: (request: Request) => Response | Promise<Response>;
  close: () => Promise<void>;
  firstAdmin: FirstAdmin | undefined;
}

export async function openDevelopmentApi(): Promise<DevelopmentApi> {
  // Vite stands at the root, whatever comes before the server elsewhere.
  const environment = { ...readEnvironment(), basePath: '' };
  const { app, services, close } = await openApp(environment);
  const firstAdmin = await createFirstAdmin(services.database, environment, services.clock());
  return { fetch: (request) => app.fetch(request), close, firstAdmin };
}
