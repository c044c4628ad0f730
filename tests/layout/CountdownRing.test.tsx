import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CountdownRing } from '../../src/layout/CountdownRing';
import { lightTheme } from '../../src/layout/theme/theme';

/** What is drawn of the whole ring, in hundredths. */
const drawn = (left: number) => {
  const { container } = render(
    <ThemeProvider theme={createTheme(lightTheme)}>
      <CountdownRing left={left} />
    </ThemeProvider>,
  );
  const [length = 0, whole = 1] = (container.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray') ?? '')
    .split(' ')
    .map(Number);
  return Math.round((100 * length) / whole);
};

it.each([
  [1, 100],
  [0.25, 25],
  [0, 0],
  [1.2, 100],
  [-0.1, 0],
])('the ring of a time of which %d is left is drawn to %d hundredths', (left, hundredths) => {
  expect(drawn(left)).toBe(hundredths);
});
