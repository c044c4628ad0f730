import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Marked } from '../../src/ui/Marked';

const markedIn = (text: string, typed: string) => {
  const { container } = render(<Marked text={text} typed={typed} />);
  expect(container.textContent).toBe(text);
  return container.querySelector('b')?.textContent ?? null;
};

it.each([
  ['Sólveig', 'SOLV', 'Sólv'],
  ['The Slow Merchants', 'chan', 'chan'],
  ['Þögn', 'thog', 'Þög'],
  ['Straße', 'stras', 'Straß'],
  ['Radio  Merchant', 'io mer', 'io  Mer'],
  ['قمر على السطح', 'على', 'على'],
  ['👩‍🎤 Ada', 'ada', 'Ada'],
  ['Ada’s “Best”', `ada's "b`, 'Ada’s “B'],
  ['Foghorn', 'harbour', null],
  ['Foghorn', '', null],
])('marks in %j what was typed as %j', (text, typed, marked) => {
  expect(markedIn(text, typed)).toBe(marked);
});
