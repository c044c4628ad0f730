import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { watchAlerts } from '../world/console/alerts';
import { openApi } from '../world/console/console';
import { pickerField } from '../world/console/form';
import { pause } from '../world/console/hands';
import { commit, compose, pressComposing } from '../world/console/inputMethod';
import { expectSaid, options, saidInList, type } from '../world/console/picker';
import { settled } from '../world/console/settled';
import { watchFor } from '../world/console/watch';
import { eachFeature } from './eachFeature';
import { openAmong, PICKERS, writes } from './pickers';
import { situation } from './situation';

eachFeature(PICKERS, (picker, how) => {
  const { label, noMatch, form } = how;
  const open = (...names: string[]) => openAmong(how, ...names);

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

  situation(picker, 'keys', 'opens its list by typing, not as the focus passes, says what it says, goes by Escape', async () => {
    const { user } = await open('Amira', 'Amira Two');
    await user.tab();
    await user.tab({ shift: true });
    expect([document.activeElement, saidInList()]).toEqual([pickerField(label), undefined]);
    await user.keyboard('A');
    await expectSaid('Type at least 3 characters');
    await user.keyboard('mi');
    expect(await options()).toHaveLength(2);
    expect(screen.getByText('2 suggestions')).toHaveRole('status');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
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

  if (!form) return;

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
