import { Hono } from 'hono';
import type { Failure } from '../../contract/envelope';
import type { AppEnv } from '../http/context';
import { onNotFound } from '../http/failures';
import type { Services } from '../services/services';
import type { createMetrics } from './metrics';
import { findUnreadyParts, readinessOf } from './readiness';

/** For whoever watches over the process. Where /healthz does not answer, a restart helps; where /readyz answers 503, it does not. */
export const healthRoutes = (services: Services, metrics: ReturnType<typeof createMetrics> | undefined) => {
  const { metricsToken } = services.settings;
  const routes = new Hono<AppEnv>()
    .use('/:probe{healthz|readyz|metrics}', async (context, next) => {
      await next();
      context.res.headers.set('Cache-Control', 'no-store');
    })
    .get('/healthz', (context) => context.json({ success: true }))
    .get('/readyz', async (context) => {
      const faults = await findUnreadyParts(services);
      if (faults.size === 0) return context.json({ success: true, data: readinessOf(faults) });
      for (const [part, err] of faults) context.get('log').warn({ part, err }, 'not ready');
      const body: Failure = { success: false, message: `Not ready: ${[...faults.keys()].join(', ')}.` };
      return context.json({ ...body, data: readinessOf(faults) }, 503);
    });
  if (metrics && metricsToken !== undefined) routes.get('/metrics', metrics.show(metricsToken));
  return routes.all('/metrics', onNotFound);
};
