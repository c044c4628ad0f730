import { expect, it } from 'vitest';
import { withoutBase } from '../../src/contract/base';

it.each([
  ['', '/songs', '/songs'],
  ['/catalogue', '/catalogue', '/'],
  ['/catalogue', '/catalogue/', '/'],
  ['/catalogue', '/Catalogue/songs/edit-song', '/songs/edit-song'],
  ['/catalogue', '/catalogues/songs', '/catalogues/songs'],
  ['/catalogue', '/songs/catalogue', '/songs/catalogue'],
  ['/catalogue', '/catalogue/catalogue/songs', '/catalogue/songs'],
])('under %j the path %s is %s', (base, path, own) => {
  expect(withoutBase(base, path)).toBe(own);
});
