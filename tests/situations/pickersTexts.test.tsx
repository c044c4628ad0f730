import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { SEARCH_LIMIT } from '../../src/contract/limits';
import { kindOf } from '../spec/kinds';
import type { TestApi } from '../world/api';
import { openApi, renderConsole } from '../world/console/console';
import { openEdit, pickerField } from '../world/console/form';
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

  situation(picker, 'hostile texts', 'finds all words in any order', async () => {
    const api = await openApi();
    const { typed, found } = await how.words(api);
    const { line } = await how.open(api);
    for (const words of typed) expect(await suggestions(line, label, words)).toEqual([expect.stringContaining(found)]);
  });

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

/** The edit page of the one record in a list that a server of another team gives. */
const openElsewhere = async (name: 'songs' | 'announcements', record: Record<string, unknown>) => {
  const kind = kindOf(name);
  const view = await renderConsole({ path: '/dashboard' });
  view.line.answer(`GET ${kind.calls.list}?`, { success: true, data: [{ title: 'From elsewhere', ...record }] });
  await view.user.click(await screen.findByRole('link', { name: kind.menu }));
  await openEdit(view.user, kind, 'From elsewhere');
  await settled(view.line);
  return view;
};

const NUMBERED = 'works with references whose ids are numbers';
const ONLY_ID = 'calls nothing deleted of which it knows the id alone';

situation('the artist of a song', 'existing catalogue', NUMBERED, async () => {
  await openElsewhere('songs', { _id: 'song-7', artist: { _id: 8, stageName: 'Björk' } });
  expect(pickerField('Artist').getAttribute('value')).toBe('Björk');
});

situation('the target of an announcement', 'existing catalogue', NUMBERED, async () => {
  await openElsewhere('announcements', { _id: 'news-7', targetType: 'song', targetId: 8, target: { _id: 8, name: 'Jóga' } });
  expect(pickerField('Song').getAttribute('value')).toBe('Jóga');
});

situation('a song for a playlist', 'existing catalogue', NUMBERED, async () => {
  const { line, user } = await PICKERS['a song for a playlist'].open(await openApi());
  line.answer('GET listings/songs/published/search', { success: true, data: [{ _id: 8, title: 'Jóga' }] });
  expect(await suggestions(line, SONG_BOX, 'jóga')).toEqual(['Jóga']);
  await user.click(screen.getByRole('option'));
  await settled(line);
  expect(line.log('PATCH')).toEqual([expect.stringMatching(/\/add-song\/8$/)]);
});

situation('the artist of a song', 'existing catalogue', ONLY_ID, async () => {
  await openElsewhere('songs', { _id: 'song-1', artist: 'artist-123456' });
  expect(pickerField('Artist').getAttribute('value')).not.toBe('Deleted');
});
