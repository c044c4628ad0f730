import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DateField } from '../../../src/ui/fields/DateField';

const MOMENT = '2024-03-01T05:30:00.000Z';
const zone = process.env.TZ;

const shown = (value: string | null | undefined, withTime: boolean) =>
  render(<DateField value={value} withTime={withTime} />).container.textContent;

describe('spec 2, display rules of dates', () => {
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ['America/Los_Angeles', '2/29/2024 - 09:30 PM', '2/29/2024'],
    ['Asia/Kolkata', '3/1/2024 - 11:00 AM', '3/1/2024'],
    ['Pacific/Auckland', '3/1/2024 - 06:30 PM', '3/1/2024'],
  ])("in %s show that zone's date and time", (place, whole, date) => {
    process.env.TZ = place;
    expect(shown(MOMENT, true)?.replace(/\s/g, ' ')).toBe(whole);
    expect(shown(MOMENT, false)).toBe(date);
  });

  it.each([null, undefined, '', 'no date'])('show - for %o', (value) => {
    expect(shown(value, true)).toBe('-');
    expect(shown(value, false)).toBe('-');
  });
});
