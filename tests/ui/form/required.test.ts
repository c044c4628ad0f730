import { describe, expect, it } from 'vitest';
import { isMissing, missingFields } from '../../../src/ui/form/required';
import { SPACED, SPACES } from '../../world/values/texts';

describe('spec 5, what counts as missing', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ...SPACED.map((blank): [string, unknown] => [`the blank ${JSON.stringify(blank)}`, blank]),
  ])('%s', (_what, value) => {
    expect(isMissing(value)).toBe(true);
  });

  it.each([
    ['a title that looks like markup', '<untitled>'],
    ['a text with blanks around it', `${SPACES.join('')} x `],
    ['the number 0', 0],
    ['no', false],
    ['a chosen file', { rawFile: new File([], 'a.png'), src: 'blob:a', title: 'a.png' }],
  ])('not %s', (_what, value) => {
    expect(isMissing(value)).toBe(false);
  });

  it('is told by the first field of every group without a value', () => {
    const rule = [['stageName', 'firstName'], ['photo']];
    expect(missingFields({}, rule)).toEqual(['stageName', 'photo']);
    expect(missingFields({ firstName: 'Björk' }, rule)).toEqual(['photo']);
    expect(missingFields({ stageName: ' ', firstName: 'Björk', photo: '/a.png' }, rule)).toEqual([]);
  });
});
