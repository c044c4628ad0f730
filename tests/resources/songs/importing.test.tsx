import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { IMPORT_SONGS } from '../../../src/routes';
import type { TestApi } from '../../world/api';
import { openApi, renderConsole } from '../../world/console/console';
import {
  ALBUM,
  chooseFolder,
  chosenFile,
  findHeading,
  openAlbum,
  openPlan,
  row,
  stateOf,
  taggedFile,
  tree,
} from '../../world/console/folder';
import { button } from '../../world/console/form';
import { picture } from '../../world/forms';
import { addRecord, namesOf, recordsOf } from '../../world/records';

/** A song that is there: the same title and artist as the first of the album, and another file. */
const withDouble = async () => {
  const api = await openApi();
  const artist = await addRecord(api, 'artists', 'Sade');
  const id = await addRecord(api, 'songs', 'Smooth Operator', { fields: { artist } });
  return { api, id };
};
const shortOf = async (api: TestApi) =>
  (await recordsOf(api, 'songs')).map(({ title, artist, album, isPublished }) => [
    title,
    (artist as { stageName?: string } | null)?.stageName,
    (album as { name?: string } | null)?.name,
    isPublished,
  ]);

describe('A folder of music', () => {
  it('is reached from the list by who may add songs, and becomes songs, albums and artists, unpublished', async () => {
    const { user, api } = await renderConsole({ path: '/songs', as: 'manager' });
    await user.click(await screen.findByRole('link', { name: 'Import' }));
    expect(window.location.pathname).toBe(IMPORT_SONGS);
    await chooseFolder([...ALBUM.slice(0, 2), chosenFile('empty.mp3', new Uint8Array())]);
    await findHeading('3 songs');
    expect(screen.getByRole('button', { name: 'New 2' })).toBeInTheDocument();
    openAlbum('Without an album');
    expect(stateOf('empty')).toBe('The file is empty: it has 0 bytes.');
    await user.click(button('Start import'));
    await findHeading('2 songs imported');
    expect(screen.getByText('1 refused', { selector: 'p span' })).toBeInTheDocument();
    expect((await shortOf(api)).sort()).toEqual([
      ['Smooth Operator', 'Sade', 'Diamond Life', false],
      ['Your Love Is King', 'Sade', 'Diamond Life', false],
    ]);
    expect(await namesOf(api, 'albums')).toEqual(['Diamond Life']);
    expect(button('Import another folder')).toBeInTheDocument();
  });

  it('is published when that is chosen', async () => {
    const { user, api } = await openPlan(ALBUM.slice(0, 1));
    await user.click(screen.getByRole('checkbox', { name: 'Publish what is imported' }));
    await user.click(button('Start import'));
    await findHeading('1 song imported');
    expect((await shortOf(api))[0]?.[3]).toBe(true);
  });

  it.each([
    { choice: 'Skip', heading: '', songs: 1, call: undefined },
    { choice: 'Keep', heading: '1 song imported', songs: 2, call: 'POST listings/songs' },
    { choice: 'Replace', heading: '1 song changed', songs: 1, call: 'PATCH listings/songs' },
  ])('has a choice for what is like a song that is there: $choice', async ({ choice, heading, songs, call }) => {
    const { api } = await withDouble();
    const { user, line } = await openPlan([...ALBUM.slice(0, 1), taggedFile('x/1.mp3', 'Other', 'Sade', 'X')], api);
    expect(stateOf('Smooth Operator')).toMatch(/^Doubtful · A song of this title/);
    await user.click(within(tree()).getByRole('checkbox', { name: 'Choose all of X' }));
    await user.click(within(screen.getByRole('group', { name: 'What is chosen' })).getByRole('button', { name: 'Skip' }));
    await user.selectOptions(within(row('Smooth Operator')).getByRole('combobox'), choice);
    const start = button('Start import');
    if (call === undefined) expect(start).toHaveAttribute('aria-disabled', 'true');
    else {
      await user.click(start);
      await findHeading(heading);
      expect(line.log(call)).toHaveLength(1);
    }
    expect(await recordsOf(api, 'songs')).toHaveLength(songs);
  });

  it.each([
    { fill: false, heading: 'Nothing was imported', artist: undefined },
    { fill: true, heading: '1 song changed', artist: 'Sade' },
  ])('fills what is empty in songs that exist when that is chosen: $fill', async ({ fill, heading, artist }) => {
    const api = await openApi();
    const [file] = ALBUM;
    const fields = { songCoverArt: await picture(), ...(file && { songFile: file }) };
    await addRecord(api, 'songs', 'Smooth Operator', { fields });
    const { user } = await openPlan([...ALBUM.slice(0, 1), chosenFile('empty.mp3', new Uint8Array())], api);
    expect(stateOf('Smooth')).toBeUndefined();
    if (fill) await user.click(screen.getByRole('checkbox', { name: 'Fill what is empty in songs that exist' }));
    await user.click(button('Start import'));
    if (fill) await findHeading(heading);
    else expect(button('Start import')).toHaveAttribute('aria-disabled', 'true');
    expect((await shortOf(api)).map(([, name]) => name)).toEqual([artist]);
  });

  it('has its names changed in place, for one song and for many, and is compared again', async () => {
    const { user, api } = await openPlan(ALBUM.slice(0, 2));
    openAlbum('Diamond Life');
    await user.click(within(row('Smooth')).getByRole('button', { name: 'Names of Smooth Operator' }));
    const title = screen.getByRole('textbox', { name: 'Title' });
    expect(title).toHaveFocus();
    await user.clear(title);
    await user.paste('Smooth Operator (live)');
    await user.click(button('Apply'));
    await waitFor(() => expect(row('Smooth Operator (live)')).toBeInTheDocument());
    await user.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }));
    await user.click(button('Change names'));
    await user.clear(screen.getByRole('textbox', { name: 'Album' }));
    await user.paste('Promise');
    await user.click(button('Apply'));
    await within(tree()).findByRole('button', { name: 'Names of Promise' });
    await user.click(button('Start import'));
    await findHeading('2 songs imported');
    expect((await shortOf(api)).map(([name, , album]) => `${name}: ${album}`).sort()).toEqual([
      'Smooth Operator (live): Promise',
      'Your Love Is King: Promise',
    ]);
  });

  it('has songs chosen up to another one with the Shift key, by hand and by the arrow keys', async () => {
    const { user } = await openPlan();
    openAlbum('Diamond Life');
    const box = (title: string) => within(row(title)).getByRole('checkbox');
    const chosen = () => within(tree()).queryAllByRole('checkbox', { checked: true }).length;
    await user.click(box('Smooth Operator'));
    await user.keyboard('{Shift>}');
    await user.click(box('Hang On'));
    await user.keyboard('{/Shift}');
    expect(box('Your Love')).toBeChecked();
    expect(chosen()).toBe(3);
    await user.click(button('Clear the choice'));
    expect(chosen()).toBe(0);
    act(() => row('Your Love').focus());
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(row('Hang On')).toHaveFocus();
    expect(chosen()).toBe(2);
    expect(box('Smooth Operator')).not.toBeChecked();
  });

  it('leaves a report, and leads to the songs that it made', async () => {
    const { user } = await openPlan(ALBUM.slice(0, 1));
    openAlbum('Diamond Life');
    await user.click(button('Start import'));
    await findHeading('1 song imported');
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(button('Save the report'));
    expect(await saved[0]?.text()).toContain('Sade/Diamond Life/01.mp3,created,Smooth Operator,Sade,Diamond Life,');
    vi.restoreAllMocks();
    await user.click(within(row('Smooth Operator')).getByRole('button', { name: /^Smooth Operator/ }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Smooth Operator');
  });

  it('without music in it says so', async () => {
    await renderConsole({ path: IMPORT_SONGS });
    await chooseFolder([chosenFile('notes.txt', new Uint8Array([1]))]);
    expect(await screen.findByText(/^There is no music in it/)).toBeInTheDocument();
  });
});
