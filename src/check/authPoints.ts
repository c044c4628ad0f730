import { z } from 'zod';
import { AUTH_PATHS } from '../contract/endpoints';
import { currentUserSchema, loginAnswerSchema } from '../contract/session';
import { dataOf, requireRefusal } from './client';
import { call, type Point } from './trial';

/** Sign-in and the account calls of spec 7. The password is never changed: only its refusals are tried. */
export const AUTH_POINTS: readonly Point[] = [
  {
    title: 'auth: login answers data.token and data.user',
    holds: async (trial) => {
      const { client, email, password } = trial;
      trial.token = dataOf(await client.call('POST', AUTH_PATHS.login, { json: { email, password } }), loginAnswerSchema).token;
    },
  },
  {
    title: 'auth: login refuses a wrong password in words',
    holds: async ({ client, email, mark }) =>
      requireRefusal(await client.call('POST', AUTH_PATHS.login, { json: { email, password: `${mark} is not it` } })),
  },
  {
    title: 'auth: a call without a token is 401',
    holds: async ({ client }) => requireRefusal(await client.call('GET', 'listings/artists?limit=20'), 401),
  },
  {
    title: 'auth: a call with an unknown token is 401',
    holds: async ({ client, mark }) =>
      requireRefusal(await client.call('GET', 'listings/artists?limit=20', { token: mark }), 401),
  },
  {
    title: 'auth: forget-password takes any address',
    holds: async ({ client, mark }) => {
      dataOf(await client.call('POST', AUTH_PATHS.forgetPassword, { json: { email: `${mark}@check.invalid` } }), z.unknown());
    },
  },
  {
    title: 'auth: reset-password refuses an unknown token in words',
    holds: async ({ client, mark }) => {
      const json = { password: `${mark} new`, confirmPassword: `${mark} new`, token: mark };
      requireRefusal(await client.call('POST', AUTH_PATHS.resetPassword(mark), { json }));
    },
  },
  {
    title: 'auth: update-profile answers the person as data',
    holds: async (trial) => {
      const { email, password, client } = trial;
      const { user } = dataOf(await client.call('POST', AUTH_PATHS.login, { json: { email, password } }), loginAnswerSchema);
      const json = { email: user.email, firstName: user.firstName, ...(user.lastName ? { lastName: user.lastName } : {}) };
      dataOf(await call(trial, 'PATCH', AUTH_PATHS.updateProfile, { json }), currentUserSchema);
    },
  },
  {
    title: 'auth: update-password refuses a wrong current password in words, and not with 401',
    holds: async (trial) => {
      const json = { password: `${trial.mark} no`, newPassword: `${trial.mark} new`, confirmNewPassword: `${trial.mark} new` };
      const answer = await call(trial, 'POST', AUTH_PATHS.updatePassword, { json });
      // 401 would sign the person out.
      requireRefusal(answer, answer.status === 401 ? 400 : undefined);
    },
  },
];
