import { describe, expect, it } from 'vitest';
import {
  AUTH_PATHS,
  ENDPOINTS,
  generatePasswordPath,
  playlistSongPath,
  playlistSongsPath,
  publicationPath,
  RESOURCE_NAMES,
  TARGET_LOOKUPS,
} from '../../src/contract/endpoints';
import { TARGET_TYPES } from '../../src/contract/limits';
import { KINDS } from '../spec/kinds';

describe('paths', () => {
  it.each(KINDS.map(({ name, calls }) => [name, calls] as const))('%s', (kind, calls) => {
    expect(ENDPOINTS[kind]).toMatchObject(calls);
  });

  it('[1.2] there are nine kinds, and no other', () => {
    expect(RESOURCE_NAMES).toEqual(KINDS.map(({ name }) => name));
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
    expect(kindsWith((kind) => ENDPOINTS[kind].filtersByPublication)).toEqual(['artists']);
  });

  it('songs alone can be read one by one', () => {
    expect(kindsWith((kind) => ENDPOINTS[kind].readable)).toEqual(['songs']);
  });

  it('users alone are updated by JSON and have no publication', () => {
    expect(kindsWith((kind) => ENDPOINTS[kind].updateBody === 'json')).toEqual(['users']);
    expect(kindsWith((kind) => !ENDPOINTS[kind].publishable)).toEqual(['users']);
  });

  it('updates of announcements and users omit the publication state', () => {
    expect(kindsWith((kind) => !ENDPOINTS[kind].updateSendsPublication)).toEqual(['announcements', 'users']);
  });

  it('five kinds are looked up by pickers', () => {
    expect(kindsWith((kind) => 'lookup' in ENDPOINTS[kind])).toEqual(['artists', 'songs', 'albums', 'videos', 'channels']);
    expect(ENDPOINTS.songs.lookup).toBe('listings/songs/published/search');
  });

  it('[3.25, 7.27] every target type of an announcement has a lookup', () => {
    expect(TARGET_TYPES.map((type) => ENDPOINTS[TARGET_LOOKUPS[type]].lookup)).toEqual(
      ['songs', 'artists', 'albums', 'videos', 'channels'].map((kind) => `listings/${kind}/published/search`),
    );
  });
});

describe('files and their names on the wire', () => {
  it.each(KINDS.map(({ name, pictures, sounds }) => [name, [...pictures, ...sounds]] as const))('%s', (kind, files) => {
    expect(ENDPOINTS[kind].files).toEqual(Object.fromEntries(files.map(({ name, wire }) => [name, wire])));
  });
});
