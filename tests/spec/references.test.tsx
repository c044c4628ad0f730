import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderConsole } from '../world/console/console';
import { field, pickerField } from '../world/console/form';
import { findTable, readTable } from '../world/console/list';
import { OVERRIDES } from '../world/values/texts';
import { KINDS_WITH_PICKERS } from './kinds';

describe.each(KINDS_WITH_PICKERS)('what $plural refer to', ({ plural, columns, texts, pickers }) => {
  /** The list as another server may give it: one row for each form of a reference. */
  const openWith = async (references: readonly unknown[]) => {
    const view = await renderConsole({ path: '/dashboard' });
    const rows = references.map((reference, index) => ({
      _id: `row-${index}`,
      [texts[0].name]: `Row ${index}`,
      ...Object.fromEntries(pickers.map((picker) => [picker.name, reference])),
      isPublished: false,
    }));
    view.line.answer('GET', { success: true, data: rows });
    await view.user.click(await screen.findByRole('link', { name: plural }));
    await findTable();
    return view;
  };
  const shown = () => pickers.map(({ label }) => readTable().column(columns.indexOf(label) + 1));

  it('[2.61, 2.62, 2.64, 3.6] shows by name from an object, and as - from nothing', async () => {
    const named = { _id: 'known', stageName: 'By name', name: 'By name' };
    await openWith([named, null, undefined]);
    for (const cells of shown()) expect(cells).toEqual(['By name', '-', '-']);
  });

  it('does not keep a row from being opened of whose references the id alone is known, nor calls them deleted', async () => {
    const { user, line } = await openWith(['only-its-id']);
    for (const cells of shown()) expect(cells).not.toContain('Deleted');
    await user.click(screen.getByRole('button', { name: 'Edit Row 0' }));
    expect(await screen.findByRole('textbox', { name: texts[0].label })).toHaveValue('Row 0');
    expect(field(texts[0].label)).toBeEnabled();
    for (const { label } of pickers) expect(pickerField(label)).not.toHaveValue('Deleted');
    expect(line.log().filter((line) => line.includes('search'))).toEqual([]);
  });
});

describe('search results of songs', () => {
  it('[3.7] show the names that stand beside bare ids, in the list and in the form', async () => {
    const { user, line } = await renderConsole({ path: '/dashboard' });
    const song = {
      _id: 'song-1',
      title: 'Human Behaviour',
      artist: 'artist-1',
      album: 'album-1',
      artistStatic: { stageName: 'Björk' },
      albumStatic: { name: 'Debut' },
    };
    line.answer('GET', { success: true, data: [song] });
    await user.click(await screen.findByRole('link', { name: 'Songs' }));
    await findTable();
    expect(readTable().rows).toEqual([['1', 'Human Behaviour', 'Björk', 'Debut', 'Unpublished', '-']]);
    await user.click(screen.getByRole('button', { name: 'Edit Human Behaviour' }));
    expect(await screen.findByRole('combobox', { name: 'Artist' })).toHaveValue('Björk');
    expect(pickerField('Album')).toHaveValue('Debut');
  });
});

describe('names in other directions', () => {
  it('stand each in a direction of its own, so that none turns the rest of its row', async () => {
    const { user, line } = await renderConsole({ path: '/dashboard' });
    const titles = ['فيروز', 'שלום 12', `left${OVERRIDES[0]}right`, 'Latin'];
    const artist = { _id: 'a', stageName: 'فيروز' };
    line.answer('GET', { success: true, data: titles.map((title) => ({ _id: title, title, artist, album: null })) });
    await user.click(await screen.findByRole('link', { name: 'Songs' }));
    await findTable();
    for (const title of titles) {
      const [name] = screen.getAllByText(title);
      expect(name?.closest('bdi')).toHaveAttribute('dir', 'auto');
    }
  });
});
