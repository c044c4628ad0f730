import { expect, it } from 'vitest';
import { TARGET_LOOKUPS } from '../../src/contract/endpoints';
import { KINDS, RESOURCE_NAMES } from '../../src/contract/kinds';
import { TARGET_TYPES } from '../../src/contract/limits';
import { KINDS as SPECIFIED } from '../spec/kinds';

it('[1.2] there are nine kinds, and no other', () => {
  expect(RESOURCE_NAMES).toEqual(SPECIFIED.map(({ name }) => name));
});

it('[3.25, 7.27] every target type of an announcement has a lookup', () => {
  expect(TARGET_TYPES.map((type) => KINDS[TARGET_LOOKUPS[type]].lookup)).toEqual(
    ['songs', 'artists', 'albums', 'videos', 'channels'].map((kind) => `listings/${kind}/published/search`),
  );
});
