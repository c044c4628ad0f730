import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { warn, watchAlerts } from '../../world/console/alerts';
import { field, write } from '../../world/console/form';
import { closeAlerts } from '../../world/console/hands';
import { settled } from '../../world/console/settled';
import { eachFeature } from '../eachFeature';
import { situation } from '../situation';
import { expectSent, expectToldOf, FORMS, press, saveAs, textIn } from './forms';

const NETWORK = 'Network Error, Please check your connection and try again';
const REFUSED = 'This name is forbidden.';

const REFUSALS = [
  { refusal: { status: 422, message: REFUSED }, says: REFUSED },
  { refusal: { status: 403, message: 'You are not allowed to do this.' }, says: 'You are not allowed to do this.' },
  { refusal: { status: 500, message: '' }, says: 'Something went wrong, try again' },
];

eachFeature(FORMS, (feature, form) => {
  situation(feature, 'lost line', 'is there once, when the answer was lost and it is sent again', async () => {
    const view = await form.open();
    view.line.lose(form.call, 'after');
    expectToldOf(await saveAs(view, form, 'Lost'), form, NETWORK);
    await press(view.user, form);
    await settled(view.line);
    expect(await form.stored(view.api)).toEqual(['Lost']);
  });

  situation(feature, 'lost line', 'says that there is no connection, keeps all, and saves when it is back', async () => {
    const view = await form.open();
    view.line.offline();
    const notice = await screen.findByText(/^You are offline/);
    expectToldOf(await saveAs(view, form, 'Offline'), form, NETWORK);
    await closeAlerts();
    view.line.online();
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(textIn(form.label)).toBe('Offline');
    expect(await saveAs(view, form)).toEqual([form.saved]);
    expect(await form.stored(view.api)).toEqual(['Offline']);
  });

  situation(feature, 'refused', 'tells it once, keeps what was typed, and saves afterwards', async () => {
    const view = await form.open();
    for (const { refusal, says } of REFUSALS) {
      view.line.refuse(form.call, refusal);
      expectToldOf(await saveAs(view, form, 'Refused'), form, says);
      await closeAlerts();
      expect(textIn(form.label)).toBe('Refused');
    }
    expect(await saveAs(view, form)).toEqual([form.saved]);
    expect(await form.stored(view.api)).toEqual(['Refused']);
  });

  situation(feature, 'refused', 'marks the field that it is about, goes there, and says so in one alert', async () => {
    const view = await form.open();
    view.line.refuse(form.call, { status: 422, message: REFUSED, field: form.wire });
    const told = watchAlerts();
    await saveAs(view, form, 'Refused');
    expect(told()).toEqual(form.isQuiet ? [] : [['fail', REFUSED]]);
    expect(field(form.label)).toBeInvalid();
    expect(field(form.label)).toHaveAccessibleDescription(REFUSED);
    expect(field(form.label)).toHaveFocus();
    expect(textIn(form.label)).toBe('Refused');
    await write(view.user, form.label, 'Taken');
    await press(view.user, form);
    await settled(view.line);
    expect(await form.stored(view.api)).toEqual(['Taken']);
  });

  situation(
    feature,
    'slow line',
    'warns when its sending was cancelled, keeps what was typed, and says no more than is so',
    async () => {
      const { user, line, api } = await form.open();
      const answer = line.hold(form.call);
      await write(user, form.label, 'Cancelled');
      const told = watchAlerts();
      await press(user, form);
      await expectSent(line, form);
      await user.click(screen.getByRole('button', { name: 'Cancel sending' }));
      answer();
      await settled(line);
      expect(textIn(form.label)).toBe('Cancelled');
      const [[kind, text] = warn(''), ...more] = told();
      expect([kind, more]).toEqual(['warn', []]);
      if ((await form.stored(api)).includes('Cancelled')) expect(text).not.toContain('Nothing was saved');
      expect(within(screen.getByRole('main')).getByRole('button', { name: form.save })).toBeEnabled();
    },
  );
});
