import { Hono } from 'hono';
import { success } from '../http/answers';
import { authorize } from '../http/authorize';
import type { AppEnv } from '../http/context';
import type { Services } from '../services/services';
import { updatePassword, updateProfile } from './account';
import { signIn } from './login';
import { requestPasswordReset, resetPassword } from './passwordReset';

/** The calls about one's own account (spec 7, 'Auth'). The update calls stand behind authentication. */
export const authRoutes = (services: Services) =>
  new Hono<AppEnv>()
    .post('/login', async (context) => success(context, await signIn(context, services)))
    .post('/forget-password', async (context) => {
      await requestPasswordReset(context, services);
      return success(context, null);
    })
    .post('/reset-password/:token', async (context) => {
      await resetPassword(context, context.req.param('token'), services);
      return success(context, null);
    })
    .patch('/update-profile', authorize('account'), async (context) => success(context, await updateProfile(context, services)))
    .post('/update-password', authorize('account'), async (context) => success(context, await updatePassword(context, services)));
