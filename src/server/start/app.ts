import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { withoutBase } from '../../contract/base';
import { LISTING_KINDS } from '../../contract/kinds';
import { API_PATH } from '../../contract/limits';
import { AD_NEWS } from '../adNews/kinds';
import { adNewsRoutes } from '../adNews/routes';
import { authenticate } from '../auth/authenticate';
import { authRoutes } from '../auth/routes';
import { filesRoutes } from '../files/routes';
import { createMetrics } from '../health/metrics';
import { healthRoutes } from '../health/routes';
import { historyRoutes } from '../history/routes';
import { onError } from '../http/answers';
import type { AppEnv } from '../http/context';
import { allowOrigins, securityHeaders } from '../http/headers';
import { noStore } from '../http/noStore';
import { answerNoRoute } from '../http/otherMethods';
import { requestLog } from '../http/requestLog';
import { drainUnreadBody } from '../http/unreadBody';
import { wellFormedAddress } from '../http/validate';
import { listingKind } from '../listings/kinds';
import { deletedRoutes, restoreRoutes } from '../listings/pastRoutes';
import { listingRoutes } from '../listings/routes';
import { describeSession } from '../openapi/describe';
import { openApiRoutes } from '../openapi/routes';
import type { AppSettings, Services } from '../services/services';
import { userRestoreRoutes } from '../users/restoring';
import { userRoutes } from '../users/routes';
import { consoleRoutes } from './consoleFiles';

/** Their 401 comes before anything else is looked at. */
const PROTECTED = [
  ...['/listings/*', '/ad-news/*', '/users/*', '/history/*', '/deleted/*'],
  ...['/auth/update-profile', '/auth/update-password', '/auth/session'],
];

/** The kinds of the catalogue as the server keeps them. */
const STORED_KINDS = [...LISTING_KINDS.map(({ name }) => listingKind(name)), ...Object.values(AD_NEWS)];

const largestUpload = ({ limits }: AppSettings) => limits.audio + 3 * limits.image;

const apiRoutes = (services: Services) => {
  const api = new Hono<AppEnv>();
  api.route('/', filesRoutes(services));
  if (services.settings.corsOrigins.length > 0) api.use(allowOrigins(services.settings.corsOrigins));
  api.use(noStore);
  for (const path of PROTECTED) api.use(path, describeSession, authenticate(services));
  api.use(wellFormedAddress);
  api.route('/auth', authRoutes(services));
  api.route('/listings', listingRoutes(services));
  api.route('/ad-news', adNewsRoutes(services));
  api.route('/users', userRoutes(services));
  api.route('/history', historyRoutes(services));
  api.route('/history', restoreRoutes(STORED_KINDS, services));
  api.route('/history', userRestoreRoutes(services));
  api.route('/deleted', deletedRoutes(STORED_KINDS, services));
  api.route('/', openApiRoutes(api, services.settings.basePath));
  return api;
};

/**
 * Console and API. Under the path of PUBLIC_URL it answers with that path and without it, as some proxies take it off and some do not.
 * @param formerAssets folders with the scripts of earlier versions
 */
export const createApp = (services: Services, consoleFolder?: string, formerAssets: readonly string[] = []): Hono<AppEnv> => {
  const { basePath } = services.settings;
  const app = new Hono<AppEnv>({ getPath: (request) => withoutBase(basePath, getPath(request)) });
  const metrics = services.settings.metricsToken === undefined ? undefined : createMetrics(services);
  if (metrics) app.use(metrics.count);
  app.use(requestLog(services.log));
  app.use(drainUnreadBody(largestUpload(services.settings)));
  app.use(securityHeaders(services.settings));
  app.route(API_PATH, apiRoutes(services));
  app.route('/', healthRoutes(services, metrics));
  app.get('/robots.txt', (context) => context.text('User-agent: *\nDisallow: /\n'));
  const noRoute = answerNoRoute(app);
  app.all('/api/*', noRoute);
  if (consoleFolder !== undefined) app.route('/', consoleRoutes(consoleFolder, basePath, formerAssets));
  app.onError(onError);
  app.notFound(noRoute);
  return app;
};
