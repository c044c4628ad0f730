import { AUTH_PATHS, generatePasswordPath, playlistSongPath, playlistSongsPath } from '../../contract/endpoints';
import type { Call } from './calls';
import { PAGING } from './parameters';
import { refTo } from './schemas';

/** A path of the contract with its parts in braces, which it writes percent encoded. */
const template = (path: string) => `/${decodeURIComponent(path)}`;
const json = (name: string): Call['body'] => ({ type: 'application/json', schema: refTo(name) });

const AUTH: readonly Call[] = [
  {
    method: 'post',
    path: template(AUTH_PATHS.login),
    tag: 'auth',
    summary: 'Signs in: a token and the person',
    access: 'everybody',
    body: json('LoginRequest'),
    answer: { status: 200, schema: 'LoginAnswer' },
    refusals: [401, 429, 503],
  },
  {
    method: 'post',
    path: template(AUTH_PATHS.forgetPassword),
    tag: 'auth',
    summary: 'Asks for a mail with a reset link; the answer is the same whether anybody has the address',
    access: 'everybody',
    body: json('ForgetPasswordRequest'),
    answer: { status: 200, schema: 'DoneAnswer' },
  },
  {
    method: 'post',
    path: template(AUTH_PATHS.resetPassword('{token}')),
    tag: 'auth',
    summary: 'Sets a new password by a reset link, once and within an hour',
    access: 'everybody',
    body: json('ResetPasswordRequest'),
    answer: { status: 200, schema: 'DoneAnswer' },
    refusals: [503],
  },
  {
    method: 'patch',
    path: template(AUTH_PATHS.updateProfile),
    tag: 'auth',
    summary: 'Changes one’s own email and names',
    access: 'signed in',
    body: json('UpdateProfileRequest'),
    answer: { status: 200, schema: 'ProfileAnswer' },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: template(AUTH_PATHS.updatePassword),
    tag: 'auth',
    summary: 'Changes one’s own password; all other sessions end',
    access: 'signed in',
    body: json('UpdatePasswordRequest'),
    answer: { status: 200, schema: 'PasswordAnswer' },
    refusals: [404, 429, 503],
  },
];

const playlistSong = (action: 'add' | 'remove', summary: string, refusals: readonly number[]): Call => ({
  method: 'patch',
  path: template(playlistSongPath('{id}', action, '{songId}')),
  tag: 'playlists',
  summary,
  access: 'signed in',
  answer: { status: 200, schema: 'PlaylistAnswer' },
  refusals,
});

const PLAYLISTS: readonly Call[] = [
  {
    method: 'get',
    path: template(playlistSongsPath('{id}')),
    tag: 'playlists',
    summary: 'One page of a playlist’s songs, in playing order',
    access: 'signed in',
    query: PAGING,
    answer: { status: 200, schema: 'SongPage' },
  },
  playlistSong('add', 'Puts a song at the end of a playlist', [409]),
  playlistSong('remove', 'Takes a song out of a playlist', []),
];

const USERS: readonly Call[] = [
  {
    method: 'post',
    path: '/users',
    tag: 'users',
    summary: 'Creates a user; their password goes to them by mail',
    access: 'admins',
    body: { type: 'multipart/form-data', schema: refTo('UserForm') },
    answer: { status: 201, schema: 'UserAnswer' },
    refusals: [409, 503],
  },
  {
    method: 'patch',
    path: '/users/{id}',
    tag: 'users',
    summary: 'Changes a user, activates or deactivates them',
    access: 'admins',
    body: json('UserChanges'),
    answer: { status: 200, schema: 'UserAnswer' },
    refusals: [409],
  },
  {
    method: 'patch',
    path: template(generatePasswordPath('{id}')),
    tag: 'users',
    summary: 'Gives a user a new password by mail; their sessions end',
    access: 'admins',
    answer: { status: 200, schema: 'UserAnswer' },
    refusals: [503],
  },
];

/** The calls that are not the same for every kind of record (spec 7). */
export const OTHER_CALLS: readonly Call[] = [...AUTH, ...PLAYLISTS, ...USERS];
