import { AUTH_PATHS } from '../contract/endpoints';
import { KINDS } from '../contract/kinds';
import { SERVER_PAGE_SIZE } from '../contract/limits';
import { currentUserSchema, loginAnswerSchema } from '../contract/session';
import { dataOf, requireRefusal, requireSuccess } from './client';
import { call, type Point, type Trial } from './trial';

const ONE_LIST = `${KINDS.artists.list}?limit=${SERVER_PAGE_SIZE}`;

const signIn = async ({ client, email, password }: Trial) =>
  dataOf(await client('POST', AUTH_PATHS.login, { json: { email, password } }), loginAnswerSchema);

/** Sign-in and the account calls of spec 7. The password is never changed: only its refusals are tried. */
export const AUTH_POINTS: readonly Point[] = [
  {
    title: 'auth: login answers data.token and data.user',
    verify: async (trial) => {
      trial.token = (await signIn(trial)).token;
    },
  },
  {
    title: 'auth: login refuses a wrong password in words',
    verify: async ({ client, email, mark }) =>
      requireRefusal(await client('POST', AUTH_PATHS.login, { json: { email, password: `${mark} is not it` } })),
  },
  {
    title: 'auth: a call without a token is 401',
    verify: async ({ client }) => requireRefusal(await client('GET', ONE_LIST), 401),
  },
  {
    title: 'auth: a call with an unknown token is 401',
    verify: async ({ client, mark }) => requireRefusal(await client('GET', ONE_LIST, { token: mark }), 401),
  },
  {
    title: 'auth: forget-password takes any address',
    verify: async ({ client, mark }) =>
      requireSuccess(await client('POST', AUTH_PATHS.forgetPassword, { json: { email: `${mark}@check.invalid` } })),
  },
  {
    title: 'auth: reset-password refuses an unknown token in words',
    verify: async ({ client, mark }) => {
      const json = { password: `${mark} new`, confirmPassword: `${mark} new`, token: mark };
      requireRefusal(await client('POST', AUTH_PATHS.resetPassword(mark), { json }));
    },
  },
  {
    title: 'auth: update-profile answers the person as data',
    verify: async (trial) => {
      const { email, firstName, lastName } = (await signIn(trial)).user;
      const json = { email, firstName, ...(lastName ? { lastName } : {}) };
      dataOf(await call(trial, 'PATCH', AUTH_PATHS.updateProfile, { json }), currentUserSchema);
    },
  },
  {
    title: 'auth: update-password refuses a wrong current password in words, and not with 401',
    verify: async (trial) => {
      const json = { password: `${trial.mark} no`, newPassword: `${trial.mark} new`, confirmNewPassword: `${trial.mark} new` };
      const answer = await call(trial, 'POST', AUTH_PATHS.updatePassword, { json });
      // 401 would sign the person out.
      requireRefusal(answer, answer.status === 401 ? 400 : undefined);
    },
  },
];
