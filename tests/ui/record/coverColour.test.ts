import { expect, it } from 'vitest';
import { colourOf } from '../../../src/ui/record/coverColour';

const dots = (...all: readonly (readonly [number, number, number, number])[]) => all.flat();

it('remembers a picture by the mean of its most saturated fifth', () => {
  const grey = Array.from({ length: 8 }, () => [120, 120, 120, 255] as const);
  expect(colourOf(dots([200, 20, 40, 255], ...grey, [180, 40, 60, 255]))).toEqual([190, 30, 50]);
});

it('sees nothing in what can be seen through', () => {
  expect(colourOf(dots([200, 20, 40, 0]))).toBeUndefined();
});
