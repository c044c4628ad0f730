import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { SEARCH_LIMIT } from '../../src/contract/limits';
import type { TestApi } from '../world/api';
import { openApi } from '../world/console/console';
import { pickerField } from '../world/console/form';
import { SONG_BOX } from '../world/console/panel';
import { lookups, type } from '../world/console/picker';
import { settled } from '../world/console/settled';
import { existing } from '../world/existing';
import type { Line } from '../world/line';
import { addRecord } from '../world/records';
import { LIKE_MARKUP } from '../world/values/searches';
import { eachFeature } from './eachFeature';
import { PICKERS, sendPicked } from './pickers';
import { situation } from './situation';

/** What the picker suggests to a text, once the answer is drawn. */
const suggestions = async (line: Line, label: string, text: string) => {
  const before = lookups(line.log()).length;
  act(() => pickerField(label).focus());
  type(label, text);
  await waitFor(() => expect(lookups(line.log()).length).toBeGreaterThan(before));
  await settled(line);
  return screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
};

eachFeature(PICKERS, (picker, how) => {
  const { label, lookup } = how;
  const publish = (api: TestApi, name: string) => addRecord(api, lookup, name, { publish: true });

  situation(picker, 'hostile texts', 'takes what looks like markup, and goes with a title that does', async () => {
    const api = await openApi();
    const picked: string[] = [];
    for (const name of LIKE_MARKUP) await publish(api, name);
    const view = await how.open(api);
    for (const name of LIKE_MARKUP.slice(0, 2)) {
      expect(await suggestions(view.line, label, name)).toEqual([name]);
      await view.user.click(screen.getByRole('option'));
      await sendPicked(view, how, name);
      picked.push(name);
      await how.expectStored(api, picked);
      await how.reopen?.(view.user);
    }
  });

  situation(picker, 'existing catalogue', 'suggests at most 100 of 1,000, the whole name first', async () => {
    const api = await openApi();
    await existing(api, 1_000, [lookup], { isPublished: () => true });
    const { line } = await how.open(api);
    expect(await suggestions(line, label, 'record')).toHaveLength(SEARCH_LIMIT);
    const [first] = await suggestions(line, label, 'record 10');
    expect(first).toBe('Record 10');
  });
});

situation('a song for a playlist', 'existing catalogue', 'works with references whose ids are numbers', async () => {
  const { line, user } = await PICKERS['a song for a playlist'].open(await openApi());
  line.answer('GET listings/songs/published/search', { success: true, data: [{ _id: 8, title: 'Jóga' }] });
  expect(await suggestions(line, SONG_BOX, 'jóga')).toEqual(['Jóga']);
  await user.click(screen.getByRole('option'));
  await settled(line);
  expect(line.log('PATCH')).toEqual([expect.stringMatching(/\/add-song\/8$/)]);
});
