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
  const environment = readEnvironment();
  const { app, services, close } = await openApp(environment);
  const given = { email: environment.adminEmail, password: environment.adminPassword };
  const firstAdmin = await createFirstAdmin(services.database, given, services.clock());
  return { fetch: (request) => app.fetch(request), close, firstAdmin };
}
