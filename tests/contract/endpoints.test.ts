import { describe, expect, it } from 'vitest';
import {
  AUTH_PATHS,
  generatePasswordPath,
  playlistSongPath,
  playlistSongsPath,
  publicationPath,
  TARGET_LOOKUPS,
} from '../../src/contract/endpoints';
import { KINDS, RESOURCE_NAMES } from '../../src/contract/kinds';
import { TARGET_TYPES } from '../../src/contract/limits';
import { KINDS as SPECIFIED } from '../spec/kinds';

describe('paths', () => {
  it.each(SPECIFIED.map(({ name, calls }) => [name, calls] as const))('%s', (kind, calls) => {
    expect(KINDS[kind]).toMatchObject(calls);
  });

  it('[1.2] there are nine kinds, and no other', () => {
    expect(RESOURCE_NAMES).toEqual(SPECIFIED.map(({ name }) => name));
  });

  it.each([
    [AUTH_PATHS.login, 'auth/login'],
    [AUTH_PATHS.forgetPassword, 'auth/forget-password'],
    [AUTH_PATHS.resetPassword('a/b'), 'auth/reset-password/a%2Fb'],
    [AUTH_PATHS.updateProfile, 'auth/update-profile'],
    [AUTH_PATHS.updatePassword, 'auth/update-password'],
    [publicationPath('songs', 'a/b', true), 'listings/songs/a%2Fb/publish'],
    [publicationPath('ads', 'a', false), 'ad-news/a/un-publish'],
    [playlistSongsPath('p 1'), 'listings/playlists/p%201/songs'],
    [playlistSongPath('p', 'add', 's/1'), 'listings/playlists/p/add-song/s%2F1'],
    [playlistSongPath('p', 'remove', 's'), 'listings/playlists/p/remove-song/s'],
    [generatePasswordPath('u?'), 'users/u%3F/generate-password'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });
});

describe('what is only some kinds’', () => {
  const kindsWith = (has: (kind: (typeof RESOURCE_NAMES)[number]) => boolean) => RESOURCE_NAMES.filter(has);

  it('artists alone are filtered by state', () => {
    expect(kindsWith((kind) => KINDS[kind].filtersByPublication)).toEqual(['artists']);
  });

  it('songs alone can be read one by one', () => {
    expect(kindsWith((kind) => KINDS[kind].readable)).toEqual(['songs']);
  });

  it('users alone are updated by JSON and have no publication', () => {
    expect(kindsWith((kind) => KINDS[kind].updateBody === 'json')).toEqual(['users']);
    expect(kindsWith((kind) => !KINDS[kind].publishable)).toEqual(['users']);
  });

  it('updates of announcements and users omit the publication state', () => {
    expect(kindsWith((kind) => !KINDS[kind].updateSendsPublication)).toEqual(['announcements', 'users']);
  });

  it('five kinds are looked up by pickers', () => {
    expect(kindsWith((kind) => KINDS[kind].lookup !== undefined)).toEqual(['artists', 'songs', 'albums', 'videos', 'channels']);
    expect(KINDS.songs.lookup).toBe('listings/songs/published/search');
  });

  it('[3.25, 7.27] every target type of an announcement has a lookup', () => {
    expect(TARGET_TYPES.map((type) => KINDS[TARGET_LOOKUPS[type]].lookup)).toEqual(
      ['songs', 'artists', 'albums', 'videos', 'channels'].map((kind) => `listings/${kind}/published/search`),
    );
  });
});

describe('files and their names on the wire', () => {
  it.each(
    SPECIFIED.map(
      ({ name, pictures, sounds }) =>
        [
          name,
          [...pictures.map((file) => ({ ...file, takes: 'image' })), ...sounds.map((file) => ({ ...file, takes: 'audio' }))],
        ] as const,
    ),
  )('%s', (kind, files) => {
    expect(KINDS[kind].files).toEqual(Object.fromEntries(files.map(({ name, wire, takes }) => [name, { sentAs: wire, takes }])));
  });
});
