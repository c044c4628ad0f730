import { AUTH_PATHS } from '../contract/endpoints';
import { KINDS } from '../contract/kinds';
import { SERVER_PAGE_SIZE } from '../contract/limits';
import { currentUserSchema, loginAnswerSchema } from '../contract/session';
import { dataOf, requireRefusal, requireSuccess } from './client';
import { callSignedIn, offered, pointsOf, type Trial } from './trial';
import { requireRole } from './valuePoints';

const ONE_LIST = `${KINDS.artists.list}?limit=${SERVER_PAGE_SIZE}`;

const signIn = async ({ client, email, password }: Trial) =>
  dataOf(await client('POST', AUTH_PATHS.login, { json: { email, password } }), loginAnswerSchema);

/** Spec 7, 'Auth', and the two calls of a session, which a server need not have. The password is never changed: only its refusals are tried. */
export const AUTH_POINTS = pointsOf('auth', {
  'login answers data.token and data.user': async (trial) => {
    trial.token = (await signIn(trial)).token;
  },
  'the role of who signs in is admin or manager': async (trial) => requireRole('the role', (await signIn(trial)).user.role),
  'login refuses a wrong password in words': async ({ client, email, mark }) =>
    requireRefusal(await client('POST', AUTH_PATHS.login, { json: { email, password: `${mark} is not it` } })),
  'a call without a token is 401': async ({ client }) => requireRefusal(await client('GET', ONE_LIST), 401),
  'a call with an unknown token is 401': async ({ client, mark }) =>
    requireRefusal(await client('GET', ONE_LIST, { token: mark }), 401),
  'forget-password takes any address': async ({ client, mark }) =>
    requireSuccess(await client('POST', AUTH_PATHS.forgetPassword, { json: { email: `${mark}@check.invalid` } })),
  'reset-password refuses an unknown token in words': async ({ client, mark }) => {
    const json = { password: `${mark} new`, confirmPassword: `${mark} new`, token: mark };
    requireRefusal(await client('POST', AUTH_PATHS.resetPassword(mark), { json }));
  },
  'update-profile answers the person as data': async (trial) => {
    const { email, firstName, lastName } = (await signIn(trial)).user;
    const json = { email, firstName, lastName: lastName || undefined };
    dataOf(await callSignedIn(trial, 'PATCH', AUTH_PATHS.updateProfile, { json }), currentUserSchema);
  },
  'update-password refuses a wrong current password in words, and not with 401': async (trial) => {
    const json = { password: `${trial.mark} no`, newPassword: `${trial.mark} new`, confirmNewPassword: `${trial.mark} new` };
    const answer = await callSignedIn(trial, 'POST', AUTH_PATHS.updatePassword, { json });
    // 401 would sign the person out.
    requireRefusal(answer, answer.status === 401 ? 400 : undefined);
  },
  'session says that somebody is at work': async (trial) =>
    requireSuccess(offered(await callSignedIn(trial, 'GET', AUTH_PATHS.session))),
  'logout ends the session of its token, and no other': async (trial) => {
    const { token } = await signIn(trial);
    requireSuccess(offered(await trial.client('POST', AUTH_PATHS.logout, { token })));
    requireRefusal(await trial.client('GET', ONE_LIST, { token }), 401);
    requireSuccess(await callSignedIn(trial, 'GET', ONE_LIST));
  },
});
