import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { watchAlerts } from '../../world/console/alerts';
import { button, write } from '../../world/console/form';
import { clickAgain } from '../../world/console/hands';
import { settled } from '../../world/console/settled';
import { eachFeature } from '../eachFeature';
import { situation } from '../situation';
import { expectSent, FORMS, type Form, leave, press, textIn, typeOn } from './forms';

/** The form with its save on the way, and what lets the answer come. */
const sending = async (form: Form) => {
  const view = await form.open();
  await write(view.user, form.label, 'Sent');
  const answer = view.line.hold(form.call);
  const told = watchAlerts();
  await press(view.user, form);
  await expectSent(view.line, form);
  return { ...view, answer, told };
};

eachFeature(FORMS, (feature, form) => {
  situation(feature, 'slow line', 'keeps what is typed while it is sent, as unsaved', async () => {
    const { user, line, answer } = await sending(form);
    const typed = await typeOn(user, form, ' and more');
    answer();
    await settled(line);
    // Where the field is out of use meanwhile, nothing was typed.
    if (typed === 'Sent') return;
    expect(textIn(form.label)).toBe(typed);
    expect(await leave(user)).toBe(true);
  });

  situation(feature, 'slow line', 'tells once what became of it when it was left', async () => {
    const { user, line, answer, told } = await sending(form);
    await leave(user);
    await settled(line, 1);
    answer();
    await settled(line);
    expect(told()).toEqual([form.saved]);
    expect(window.location.pathname).toBe('/dashboard');
  });

  situation(feature, 'impatient hands', 'is sent once, whatever is pressed meanwhile', async () => {
    const { user, line, api, answer } = await sending(form);
    await user.click(button(form.save));
    const publish = screen.queryByRole('button', { name: 'Publish' });
    if (publish && form.isNew) await user.click(publish);
    await user.type(screen.getByRole('textbox', { name: form.label }), '{Enter}');
    await user.keyboard('{Control>}s{/Control}');
    answer();
    await settled(line);
    expect(line.log(form.call)).toHaveLength(1);
    expect(await form.stored(api)).toEqual(['Sent']);
  });

  situation(feature, 'impatient hands', 'takes a second click, as soon as it is saved, for the same', async () => {
    const view = await form.open();
    const told = watchAlerts();
    await write(view.user, form.label, 'Sent');
    await press(view.user, form);
    await waitFor(() => expect(told()).toEqual([form.saved]));
    await clickAgain(button(form.save));
    await settled(view.line);
    expect(told()).toEqual([form.saved]);
    expect(await form.stored(view.api)).toEqual(['Sent']);
  });
});
