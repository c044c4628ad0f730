import { expect, it } from 'vitest';
import { readReference } from '../../../src/ui/fields/reference';

it('reads an object as its id and itself, and a bare id, be it a number, as the id alone', () => {
  const artist = { _id: 'a1', stageName: 'Björk' };
  expect(readReference(artist)).toEqual({ id: 'a1', record: { ...artist, id: 'a1' } });
  expect(readReference('a1')).toEqual({ id: 'a1' });
  expect(readReference(7)).toEqual({ id: '7' });
});

it.each([null, undefined, '', {}, { _id: null }, []])('reads no reference from %o', (value) => {
  expect(readReference(value)).toBeNull();
});
