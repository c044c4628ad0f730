import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { watchAlerts } from '../../world/console/alerts';
import { field, write } from '../../world/console/form';
import { closeAlerts } from '../../world/console/hands';
import { settled } from '../../world/console/settled';
import { eachFeature } from '../eachFeature';
import { situation } from '../situation';
import { expectToldOf, FORMS, press, saveAs, textIn } from './forms';

const NETWORK = 'Network Error, Please check your connection and try again';
const REFUSED = 'This name is forbidden.';

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
});
