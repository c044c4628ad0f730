import { Hono } from 'hono';
import { loginRequestSchema } from '../../contract/session';
import { success } from '../http/answers';
import type { AppEnv } from '../http/context';
import { ApiError } from '../http/errors';
import { readJson } from '../http/validate';
import type { Services } from '../services';
import { presentCurrentUser } from '../users/presenter';
import { findUserByEmail } from '../users/queries';
import { verifyPassword } from './passwords';
import { startSession } from './sessions';

const CREDENTIALS_REQUIRED = 'Login credentials are required';

/** Signing in (spec 7, 'Auth'). Unknown address, wrong password and deactivated account are one answer that takes the same time. */
export const authRoutes = ({ database, clock }: Services) =>
  new Hono<AppEnv>().post('/login', async (context) => {
    const { email, password } = await readJson(context, loginRequestSchema, CREDENTIALS_REQUIRED);
    if (email.trim() === '' || password === '')
      throw new ApiError(400, CREDENTIALS_REQUIRED, email.trim() === '' ? 'email' : 'password');
    const user = await findUserByEmail(database, email);
    const fits = await verifyPassword(password, user?.passwordHash);
    if (!user || !fits || user.isActive !== 1) throw new ApiError(401, 'The email or the password is not right.');
    const token = await startSession(database, user.id, clock());
    return success(context, { token, user: presentCurrentUser(user) });
  });
