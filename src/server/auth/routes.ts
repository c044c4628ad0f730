import { Hono } from 'hono';
import { z } from 'zod';
import { successOf } from '../../contract/envelope';
import {
  currentUserSchema,
  forgetPasswordRequestSchema,
  loginAnswerSchema,
  loginRequestSchema,
  resetPasswordRequestSchema,
  updatePasswordRequestSchema,
  updateProfileRequestSchema,
} from '../../contract/session';
import { endSession } from '../credentials/sessions';
import { answerData } from '../http/answers';
import { authorize } from '../http/authorize';
import type { AppEnv } from '../http/context';
import { descriptionsOf, namedSchema } from '../openapi/describe';
import type { Services } from '../services/services';
import { updatePassword, updateProfile } from './account';
import { bearer } from './authenticate';
import { signIn } from './login';
import { requestPasswordReset, resetPassword } from './passwordReset';

const describeCall = descriptionsOf({ name: 'auth' });
const user = namedSchema('CurrentUser', currentUserSchema);
const done = namedSchema('DoneAnswer', successOf(z.null()));
const CALLS = {
  login: describeCall({
    summary: 'Signs in: a token and the person',
    json: namedSchema('LoginRequest', loginRequestSchema),
    answer: namedSchema('LoginAnswer', successOf(loginAnswerSchema.extend({ user }))),
    refusals: [401, 429],
  }),
  forgetPassword: describeCall({
    summary: 'Asks for a mail with a reset link; the answer is the same whether anybody has the address',
    json: namedSchema('ForgetPasswordRequest', forgetPasswordRequestSchema),
    answer: done,
  }),
  resetPassword: describeCall({
    summary: 'Sets a new password by a reset link, once and within an hour',
    json: namedSchema('ResetPasswordRequest', resetPasswordRequestSchema),
    answer: done,
  }),
  updateProfile: describeCall({
    summary: 'Changes one’s own email and names',
    json: namedSchema('UpdateProfileRequest', updateProfileRequestSchema),
    answer: namedSchema('ProfileAnswer', successOf(user)),
    versioned: true,
    refusals: [404, 409],
  }),
  updatePassword: describeCall({
    summary: 'Changes one’s own password; all other sessions end',
    json: namedSchema('UpdatePasswordRequest', updatePasswordRequestSchema),
    answer: namedSchema('PasswordAnswer', successOf(z.object({ user }))),
    refusals: [404, 429],
  }),
  session: describeCall({ summary: 'Says that somebody is at work, so that the session goes on' }),
  logout: describeCall({ summary: 'Ends the session of the token, if it is not over already' }),
};

/** Spec 7, 'Auth', and the two calls of a session. Those of somebody signed in stand behind authentication. */
export const authRoutes = (services: Services) =>
  new Hono<AppEnv>()
    .post('/login', CALLS.login, async (context) => answerData(context, await signIn(context, services)))
    .post('/forget-password', CALLS.forgetPassword, async (context) => {
      await requestPasswordReset(context, services);
      return answerData(context, null);
    })
    .post('/reset-password/:token', CALLS.resetPassword, async (context) => {
      await resetPassword(context, context.req.param('token'), services);
      return answerData(context, null);
    })
    .patch('/update-profile', CALLS.updateProfile, authorize('account'), async (context) =>
      answerData(context, await updateProfile(context, services)),
    )
    .post('/update-password', CALLS.updatePassword, authorize('account'), async (context) =>
      answerData(context, await updatePassword(context, services)),
    )
    .get('/session', CALLS.session, (context) => context.body(null, 204))
    .post('/logout', CALLS.logout, async (context) => {
      const token = bearer(context.req.header('Authorization'));
      if (token !== undefined) await endSession(services.database, token);
      return context.body(null, 204);
    });
