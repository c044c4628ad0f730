import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { ADMIN, type TestApi } from '../world/api';
import { fail, saidInPlace, watchAlerts } from '../world/console/alerts';
import { openApi } from '../world/console/console';
import { button, pickerField } from '../world/console/form';
import { pause } from '../world/console/hands';
import { commit, compose, pressComposing } from '../world/console/inputMethod';
import { expectSaid, lookups, options, saidInList, type } from '../world/console/picker';
import { settled } from '../world/console/settled';
import { watchFor } from '../world/console/watch';
import type { Line } from '../world/line';
import { endSessions, somebodyElse } from '../world/meanwhile';
import { addRecord } from '../world/records';
import { eachFeature } from './eachFeature';
import { PICKERS, sendPicked } from './pickers';
import { situation } from './situation';

const NETWORK = 'Network Error, Please check your connection and try again';
const MOVED = { status: 503, message: 'The catalogue is being moved.' };

/** All that was asked for beside reading. */
const writes = (line: Line) => line.log().filter((call) => !call.startsWith('GET'));

eachFeature(PICKERS, (picker, how) => {
  const { label, lookup, noMatch, form } = how;
  const lookupCall = `GET listings/${lookup}/published/search`;
  const publish = (api: TestApi, name: string) => addRecord(api, lookup, name, { publish: true });

  /** The picker among published records of these names; a form is complete but for the pick. */
  const open = async (...names: string[]) => {
    const api = await openApi();
    const ids: string[] = [];
    for (const name of names) ids.push(await publish(api, name));
    const view = await how.open(api);
    if (form) {
      await form.complete(view.user, 'A title');
      await view.user.click(pickerField(label));
    }
    await settled(view.line);
    return { ...view, ids, asked: () => lookups(view.line.log()) };
  };

  situation(picker, 'keys', 'takes the first suggestion by Enter, however long it is held, and sends nothing else', async () => {
    const { user, line } = await open('Amira', 'Amira Two');
    type(label, 'Amira');
    await options();
    const seen = watchAlerts();
    await user.keyboard('{Enter>15/}');
    await settled(line);
    expect(how.picked()).toBe('Amira');
    expect(line.log('POST')).toEqual([]);
    expect(seen()).toEqual([]);
  });

  situation(picker, 'keys', 'sends nothing by Enter behind a text that is no choice', async () => {
    const { user, line } = await open('Amira');
    const seen = watchAlerts();
    // Too short, just typed, not found.
    for (const text of ['Am', 'Amira', 'Nobody']) {
      type(label, text);
      if (text === 'Nobody') await expectSaid(noMatch);
      await user.keyboard('{Enter}');
      await settled(line);
      expect(pickerField(label)).toHaveValue(text);
      expect(writes(line)).toEqual([]);
    }
    expect(seen()).toEqual([]);
  });

  situation(picker, 'keys', 'closes its list by Escape and takes the marked one by Enter, without the mouse', async () => {
    const { user, line } = await open('Amira', 'Amir');
    await user.keyboard('Ami');
    await options();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    type(label, 'Amir');
    await waitFor(async () => expect(await options()).toEqual(['Amir', 'Amira']));
    const isMarked = () => pickerField(label).getAttribute('aria-activedescendant')?.endsWith('-option-1');
    for (let presses = 0; presses < 4 && !isMarked(); presses += 1) await user.keyboard('{ArrowDown}');
    await user.keyboard('{Enter}');
    await settled(line);
    expect(how.picked()).toBe('Amira');
    expect(line.log('POST')).toEqual([]);
  });

  situation(picker, 'keys', 'keeps its mark where the arrows put it, however long one thinks', async () => {
    const { user, line } = await open('Amira', 'Amira Two');
    type(label, 'Ami');
    const [, second] = await options();
    await user.keyboard('{ArrowDown}');
    await pause(1_100);
    await user.keyboard('{Enter}');
    await settled(line);
    expect(how.picked()).toBe(second);
  });

  situation(
    picker,
    'keys',
    'opens its list when one types, not when the focus passes through, and says what it says',
    async () => {
      const { user } = await open('Amira', 'Amira Two');
      await user.tab();
      await user.tab({ shift: true });
      expect([document.activeElement, saidInList()]).toEqual([pickerField(label), undefined]);
      await user.keyboard('A');
      await expectSaid('Type at least 3 characters');
      await user.keyboard('mi');
      expect(await options()).toHaveLength(2);
      expect(screen.getByText('2 suggestions')).toHaveRole('status');
    },
  );

  situation(picker, 'slow line', 'sends nothing by Enter while suggestions are on their way', async () => {
    const { user, line, asked } = await open('Amira');
    const answer = line.hold(lookupCall);
    type(label, 'Amira');
    await waitFor(() => expect(asked()).toHaveLength(1));
    const seen = watchAlerts();
    await user.keyboard('{Enter}');
    await settled(line, 1);
    expect(writes(line)).toEqual([]);
    answer();
    await settled(line);
    expect(line.log('POST')).toEqual([]);
    expect(seen()).toEqual([]);
  });

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
    situation(picker, fixture, 'tells once why it has no suggestions, and has them when one types on', async () => {
      const { line } = await open('Amira');
      if (fixture === 'lost line') line.lose(lookupCall, 'before');
      else line.refuse(lookupCall, MOVED);
      const [seen, noneIsSeen] = [watchAlerts(), watchFor(noMatch)];
      type(label, 'Ami');
      await waitFor(() => expect(line.log(lookupCall)).toHaveLength(1));
      await settled(line);
      expect([seen(), noneIsSeen()]).toEqual([[fail(text)], false]);
      type(label, 'Amir');
      expect(await options()).toEqual(['Amira']);
    });

  situation(picker, 'refused', 'says why in the words of the answer, in its list too', async () => {
    const { line } = await open();
    line.refuse(lookupCall, MOVED);
    type(label, 'Ami');
    await waitFor(() => expect(line.log(lookupCall)).toHaveLength(1));
    await expectSaid(MOVED.message);
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

  situation(picker, 'meanwhile', 'gives way to signing in once the session ends', async () => {
    const { line, api } = await open('Amira');
    await endSessions(api, ADMIN.email);
    type(label, 'Amira');
    await waitFor(() => expect(line.log(lookupCall)).toHaveLength(1));
    await settled(line);
    expect(window.location.pathname).toBe('/login');
    expect(saidInPlace()).toEqual(['Your session has ended. Please sign in again.']);
  });

  situation(picker, 'input method', 'neither looks for a text nor saves the form before the text is finished', async () => {
    const { line, asked } = await open('日本の歌');
    const noneIsSeen = watchFor(noMatch);
    await compose(pickerField(label), 'にほんの');
    await pressComposing(pickerField(label), 'Enter');
    await pressComposing(pickerField(label), 's', { ctrlKey: true });
    await pause(350);
    await settled(line);
    expect([asked(), writes(line)]).toEqual([[], []]);
    await commit(pickerField(label), '日本の');
    expect(await options()).toEqual(['日本の歌']);
    expect([asked().length, noneIsSeen()]).toEqual([1, false]);
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

  if (!form) return;

  situation(picker, 'keys', 'sends nothing by Enter on the edit page, where it keeps or takes one', async () => {
    const api = await openApi();
    await publish(api, 'Chosen two');
    const { user, line } = await form.openStored(api);
    await user.click(pickerField(label));
    type(label, 'Chosen two');
    await screen.findByRole('option', { name: 'Chosen two' });
    await user.keyboard('{Enter}');
    await settled(line);
    expect(line.log('PATCH')).toEqual([]);
  });

  situation(picker, 'keys', 'suggests what is chosen already where it is all that is found, and keeps it by Enter', async () => {
    const api = await openApi();
    const { user, line } = await form.openStored(api);
    await user.click(pickerField(label));
    type(label, 'Chosen');
    expect(await options()).toEqual(['Chosen one']);
    await user.keyboard('{Enter}{ArrowDown}');
    await settled(line);
    expect([how.picked(), saidInList()]).toEqual(['Chosen one', 'Type at least 3 characters']);
    expect(writes(line)).toEqual([]);
  });

  situation(picker, 'keys', 'falls back to what is saved when the form is saved by a key behind an unfinished text', async () => {
    const { user, line } = await form.openStored(await openApi());
    await user.click(pickerField(label));
    type(label, 'Chos');
    await user.keyboard('{Control>}s{/Control}');
    await settled(line);
    expect(how.picked()).toBe('Chosen one');
  });
});
