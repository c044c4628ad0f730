import { expect } from 'vitest';
import { watchAlerts } from '../../world/console/alerts';
import { button, field, write } from '../../world/console/form';
import { holdKey } from '../../world/console/hands';
import { commit, compose, pressComposing } from '../../world/console/inputMethod';
import { settled } from '../../world/console/settled';
import { eachFeature } from '../eachFeature';
import { situation } from '../situation';
import { FORMS, saveAs } from './forms';

eachFeature(FORMS, (feature, form) => {
  situation(feature, 'keys', 'is sent once by Enter, however long it is held down', async () => {
    const { user, line, api } = await form.open();
    const told = watchAlerts();
    await write(user, form.label, 'Held');
    await holdKey('Enter', 5, () => settled(line));
    await settled(line);
    expect(line.log().filter((call) => !call.startsWith('GET'))).toEqual([expect.stringContaining(form.call)]);
    expect(told()).toEqual([form.saved]);
    expect(await form.stored(api)).toEqual(['Held']);
  });

  situation(feature, 'input method', 'neither saves nor sends what is not committed yet', async () => {
    const view = await form.open();
    await write(view.user, form.label, 'Before ');
    await compose(field(form.label), 'Before に');
    await pressComposing(field(form.label), 'Enter');
    await pressComposing(field(form.label), 's', { ctrlKey: true });
    await settled(view.line);
    expect(view.line.log(form.call)).toEqual([]);
    await commit(field(form.label), 'Before 日本');
    expect(await saveAs(view, form)).toEqual([form.saved]);
    expect(await form.stored(view.api)).toEqual(['Before 日本']);
  });

  situation(feature, 'keys', 'is saved by Ctrl+S from anywhere on the page, and by no other key', async () => {
    const { user, line, api } = await form.open();
    await write(user, form.label, 'By key');
    const told = watchAlerts();
    await user.keyboard('{Escape}s{Backspace}{Control>}{Shift>}s{/Shift}{/Control}');
    await settled(line);
    expect(line.log(form.call)).toEqual([]);
    button(form.save).blur();
    await user.keyboard('{Control>}s{/Control}');
    await settled(line);
    expect(told()).toEqual([form.saved]);
    expect(await form.stored(api)).toEqual(['By key']);
  });
});
