import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { TestApi } from '../world/api';
import { fail, watchAlerts } from '../world/console/alerts';
import { openApi } from '../world/console/console';
import { button, pickerField } from '../world/console/form';
import { expectSaid, options, type } from '../world/console/picker';
import { settled } from '../world/console/settled';
import { watchFor } from '../world/console/watch';
import { somebodyElse } from '../world/meanwhile';
import { addRecord } from '../world/records';
import { eachFeature } from './eachFeature';
import { openAmong, PICKERS, sendPicked } from './pickers';
import { situation } from './situation';

const NETWORK = 'Network Error, Please check your connection and try again';
const MOVED = { status: 503, message: 'The catalogue is being moved.' };

eachFeature(PICKERS, (picker, how) => {
  const { label, lookup, noMatch, form } = how;
  const lookupCall = `GET listings/${lookup}/published/search`;
  const publish = (api: TestApi, name: string) => addRecord(api, lookup, name, { publish: true });

  const open = (...names: string[]) => openAmong(how, ...names);

  situation(picker, 'slow line', 'suggests what belongs to its text, in whatever order the answers come', async () => {
    const { line, asked } = await open('Older text', 'Newer text');
    const answers = ['older', 'newer'].map((key) => line.hold(`${lookupCall}?key=${key}`));
    type(label, 'older');
    await waitFor(() => expect(asked()).toHaveLength(1));
    const olderIsSeen = watchFor('Older text');
    const noneIsSeen = watchFor(noMatch);
    type(label, 'newer');
    await waitFor(() => expect(asked()).toHaveLength(2));
    answers[1]?.();
    expect(await options()).toEqual(['Newer text']);
    answers[0]?.();
    await settled(line);
    expect(await options()).toEqual(['Newer text']);
    expect([olderIsSeen(), noneIsSeen()]).toEqual([false, false]);
  });

  for (const [fixture, text] of [
    ['lost line', NETWORK],
    ['refused', MOVED.message],
  ] as const)
    situation(picker, fixture, 'tells once, and in its list, why it has no suggestions; has them when one types on', async () => {
      const { line } = await open('Amira');
      if (fixture === 'lost line') line.lose(lookupCall, 'before');
      else line.refuse(lookupCall, MOVED);
      const [seen, noneIsSeen] = [watchAlerts(), watchFor(noMatch)];
      type(label, 'Ami');
      await waitFor(() => expect(line.log(lookupCall)).toHaveLength(1));
      await settled(line);
      await expectSaid(text);
      expect([seen(), noneIsSeen()]).toEqual([[fail(text)], false]);
      type(label, 'Amir');
      expect(await options()).toEqual(['Amira']);
    });

  situation(picker, 'meanwhile', 'tells once that a suggestion was deleted before it was taken', async () => {
    const { user, line, api, ids } = await open('Amira');
    type(label, 'Amira');
    const option = await screen.findByRole('option');
    await somebodyElse(api).deletes(lookup, ids[0] ?? '');
    const seen = watchAlerts();
    await user.click(option);
    if (form) await user.click(button('Save'));
    await settled(line);
    expect(seen()).toEqual([fail(expect.stringMatching(/deleted/))]);
  });

  situation(picker, 'used again', 'takes one after the other, and is empty in between', async () => {
    const api = await openApi();
    for (const name of ['First', 'Second']) await publish(api, name);
    const view = await how.open(api);
    const { user } = view;
    const picked: string[] = [];
    for (const name of ['First', 'Second']) {
      await user.click(pickerField(label));
      expect(pickerField(label)).toHaveValue('');
      type(label, name);
      await user.click(await screen.findByRole('option'));
      await sendPicked(view, how, `With ${name}`);
      picked.push(name);
      await how.expectStored(api, picked);
      // The type of an announcement goes with the rest of the form.
      await how.reopen?.(user);
    }
  });
});
