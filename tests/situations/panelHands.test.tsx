import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fail, saidInPlace, takeAlerts, watchAlerts } from '../world/console/alerts';
import { clickTwice, GAPS, stopTaps } from '../world/console/hands';
import { goToPage } from '../world/console/list';
import { panel, pickSong, removal, shownSongs } from '../world/console/panel';
import { settled } from '../world/console/settled';
import { addRecord, recordName } from '../world/records';
import { numbers, openWith } from './playlist';
import { situation } from './situation';

const PANEL = 'the songs of a playlist';
const REFUSED = { status: 503, message: 'The catalogue is being moved.' };

for (const gap of GAPS)
  for (const [which, count, page, left] of [
    ['one song', 4, 1, numbers(2, 4)],
    ['the last song of the last page alone', 6, 2, numbers(1, 5)],
  ] as const)
    situation(PANEL, 'impatient hands', `takes ${which} by two clicks ${gap} ms apart at the place of Remove`, async () => {
      const { user, line, stored } = await openWith(count);
      if (page > 1) await goToPage(user, page);
      await clickTwice(user, () => within(panel()).queryAllByRole('button', { name: /^Remove/ })[0], gap);
      await settled(line);
      expect(await stored()).toEqual(left);
    });

situation(PANEL, 'impatient hands', 'takes one song by two fast taps at the place of Remove, one by a slow tap', async () => {
  const { user, line, stored } = await openWith(4);
  const clock = stopTaps();
  const tapAfter = async (gap: number) => {
    clock.pass(gap);
    const [target] = within(panel()).getAllByRole('button', { name: /^Remove/ });
    if (target) await user.pointer([{ keys: '[TouchA]', target }]);
    await settled(line);
  };
  // The panel has been there for a moment.
  for (const gap of [1_000, 120, 250]) {
    await tapAfter(gap);
    expect(await stored()).toEqual(numbers(2, 4));
  }
  await tapAfter(600);
  expect(await stored()).toEqual(numbers(3, 4));
});

situation(
  PANEL,
  'keys',
  'goes to a song that was added, says what was added, removed and shown, and how many there are',
  async () => {
    const { api, user, line } = await openWith(5);
    await addRecord(api, 'songs', 'The sixth', { publish: true });
    await pickSong(user, 'The sixth');
    await settled(line);
    expect(saidInPlace()).toEqual(['The sixth added, 6 songs']);
    expect(shownSongs()).toEqual(['The sixth']);
    // The empty box has no list that would lie over it.
    expect(screen.queryByText('Type at least 3 characters')).toBeNull();
    await goToPage(user, 1);
    expect(saidInPlace()).toEqual(['Songs 1 to 5']);
    await user.click(removal(recordName(1)));
    await settled(line);
    expect(saidInPlace()).toEqual(['Record 01 removed, 5 songs']);
    expect(within(panel()).getByText('5', { selector: 'p' })).toBeInTheDocument();
  },
);

situation(PANEL, 'keys', 'removes one song by one press of Enter, however long it is held, and keeps the focus', async () => {
  const { user, line, stored } = await openWith(4);
  removal(recordName(1)).focus();
  await user.keyboard('{Enter>15/}');
  await settled(line);
  expect(await stored()).toEqual(numbers(2, 4));
  expect(panel().contains(document.activeElement)).toBe(true);
});

situation(PANEL, 'used again', 'removes and adds the same song after a refusal, as often as one likes', async () => {
  const { user, line, shows } = await openWith(3);
  line.refuse('PATCH', REFUSED);
  await user.click(removal(recordName(1)));
  await takeAlerts(fail(REFUSED.message));
  await shows();
  const seen = watchAlerts();
  for (let turn = 0; turn < 2; turn += 1) {
    await user.click(removal(recordName(1)));
    await settled(line);
    await pickSong(user, recordName(1));
    await settled(line);
    expect(shownSongs()).toEqual([...numbers(2, 3), recordName(1)]);
  }
  await shows();
  expect(seen()).toEqual([]);
});
