import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateField } from '../../../src/ui/fields/DateField';

const MOMENT = '2024-03-01T05:30:00.000Z';
const zone = process.env.TZ;

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

/** What is seen, and what describes it. */
const shown = (value: string | null | undefined, withTime: boolean) => {
  const { container } = render(<DateField value={value} withTime={withTime} />);
  return [plain(container.textContent), plain(container.querySelector('time')?.ariaDescription)];
};

describe('display rules of dates', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ['America/Los_Angeles', '2/29/2024 - 09:30 PM', '2/29/2024', 'Thursday, February 29, 2024 at 9:30:00 PM PST'],
    ['Asia/Kolkata', '3/1/2024 - 11:00 AM', '3/1/2024', 'Friday, March 1, 2024 at 11:00:00 AM GMT+5:30'],
    ['Pacific/Auckland', '3/1/2024 - 06:30 PM', '3/1/2024', 'Friday, March 1, 2024 at 6:30:00 PM GMT+13'],
  ])("[2.70, 2.71] in %s show that zone's date and time, and are described in full", (place, dateAndTime, date, whole) => {
    process.env.TZ = place;
    expect(shown(MOMENT, true)).toEqual([dateAndTime, whole]);
    expect(shown(MOMENT, false)).toEqual([date, whole]);
  });

  it('are written by one maker of dates for all the rows of a page', () => {
    process.env.TZ = 'Asia/Tokyo';
    let made = 0;
    const construct = (maker: typeof Intl.DateTimeFormat, options: ConstructorParameters<typeof Intl.DateTimeFormat>) => {
      made += 1;
      return new maker(...options);
    };
    vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: new Proxy(Intl.DateTimeFormat, { construct }) } }));
    for (let row = 0; row < 20; row += 1) shown(MOMENT, true);
    expect(made).toBe(3);
  });

  it('are no stop of the Tab key', () => {
    expect(render(<DateField value={MOMENT} />).container.querySelector('[tabindex]')).toBeNull();
  });

  it.each([null, undefined, '', 'no date'])('[2.70, 2.71] show - for %o', (value) => {
    expect(shown(value, true)).toEqual(['-', undefined]);
    expect(shown(value, false)).toEqual(['-', undefined]);
  });
});
