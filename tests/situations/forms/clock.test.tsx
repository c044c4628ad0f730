import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { MINUTE, stopClock } from '../../world/clock';
import { watchAlerts } from '../../world/console/alerts';
import { field, write } from '../../world/console/form';
import { settled } from '../../world/console/settled';
import { eachFeature } from '../eachFeature';
import { situation } from '../situation';
import { expectSent, FORMS, press, saveAs, takeUpAgain, textIn } from './forms';

const isSignedOut = () => window.location.pathname === '/login';

afterEach(() => {
  vi.useRealTimers();
});

eachFeature(FORMS, (feature, form) => {
  situation(feature, 'clock', 'is saved after 40 minutes of typing', async () => {
    const clock = stopClock();
    const view = await form.open();
    for (let minute = 0; minute < 40; minute += 4) {
      fireEvent.keyDown(field(form.label), { key: 'a' });
      await clock.pass(4 * MINUTE);
      // Whoever looks at what is stored is at work as well.
      await form.stored(view.api);
    }
    expect(await saveAs(view, form, 'Typed at leisure')).toEqual([form.saved]);
    expect(await form.stored(view.api)).toEqual(['Typed at leisure']);
  });

  situation(feature, 'clock', 'signs nobody out who waits for it to be sent', async () => {
    const clock = stopClock();
    const view = await form.open();
    await write(view.user, form.label, 'On the way');
    const answer = view.line.hold(form.call);
    const told = watchAlerts();
    await press(view.user, form);
    await expectSent(view.line, form);
    for (let minute = 0; minute < 16; minute += 4) await clock.pass(4 * MINUTE);
    answer();
    await settled(view.line);
    expect([isSignedOut(), told()]).toEqual([false, [form.saved]]);
  });

  situation(feature, 'clock', 'keeps what was typed for the same person, when they are signed out for being idle', async () => {
    const clock = stopClock();
    const view = await form.open();
    await write(view.user, form.label, 'Half a name');
    await clock.pass(15 * MINUTE + 1_000);
    await screen.findByText('You were logged out because nothing happened for a while.');
    await takeUpAgain(view, form.who);
    expect(textIn(form.label)).toBe('Half a name');
  });
});
