import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { warn, watchAlerts } from '../../world/console/alerts';
import { button, write } from '../../world/console/form';
import { clickAgain } from '../../world/console/hands';
import { settled } from '../../world/console/settled';
import { eachFeature } from '../eachFeature';
import { situation } from '../situation';
import { expectSent, FORMS, type Form, leave, press, textIn } from './forms';

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
  situation(feature, 'slow line', 'tells once what became of it when it was left', async () => {
    const { user, line, answer, told } = await sending(form);
    await leave(user);
    await settled(line, 1);
    answer();
    await settled(line);
    expect(told()).toEqual([form.saved]);
    expect(window.location.pathname).toBe('/dashboard');
  });

  situation(
    feature,
    'slow line',
    'warns when its sending was cancelled, keeps what was typed, and says no more than is so',
    async () => {
      const { user, line, api, answer, told } = await sending(form);
      await user.click(screen.getByRole('button', { name: 'Cancel sending' }));
      answer();
      await settled(line);
      expect(textIn(form.label)).toBe('Sent');
      const [[kind, text] = warn(''), ...more] = told();
      expect([kind, more]).toEqual(['warn', []]);
      if ((await form.stored(api)).includes('Sent')) expect(text).not.toContain('Nothing was saved');
      expect(within(screen.getByRole('main')).getByRole('button', { name: form.save })).toBeEnabled();
    },
  );

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
