import { describe, expect, it } from 'vitest';
import { isDeleted, readReference } from '../../../src/ui/fields/reference';

describe('the three forms of a reference', () => {
  it('an object gives its id and itself as a record', () => {
    const artist = { _id: 'a1', stageName: 'Björk' };
    expect(readReference(artist)).toEqual({ id: 'a1', record: { ...artist, id: 'a1' } });
  });

  it('a bare id, be it a number, gives the id alone', () => {
    expect(readReference('a1')).toEqual({ id: 'a1' });
    expect(readReference(7)).toEqual({ id: '7' });
    expect(readReference({ _id: 8 })).toMatchObject({ id: '8' });
  });

  it.each([
    [{ artist: 'a1', artistStatic: null }, true],
    [{ artist: 'a1' }, false],
    [{ artist: null, artistStatic: null }, false],
    [{ artist: { _id: 'a1', stageName: 'Björk' } }, false],
  ])('%o is deleted: %s', (fields, deleted) => {
    expect(isDeleted({ id: 's1', ...fields }, 'artist')).toBe(deleted);
  });

  it.each([null, undefined, '', {}, { _id: null }, []])('%o gives none', (value) => {
    expect(readReference(value)).toBeNull();
  });
});
