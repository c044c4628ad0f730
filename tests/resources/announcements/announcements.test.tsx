import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TestApi } from '../../world/api';
import { expectAlerts, fail, success } from '../../world/console/alerts';
import { openApi, renderConsole } from '../../world/console/console';
import { formOf, picture } from '../../world/forms';

/** The first test of a file waits for the code of its pages. */
const FIRST_LOAD = { timeout: 30_000 };

/** An announcement about an artist, and that artist. */
const fill = async (api: TestApi) => {
  const artist = formOf({ stageName: 'Björk', photo: await picture() });
  const { record } = await api.call('POST', 'listings/artists/publish', { form: artist });
  const form = formOf({
    type: 'news',
    title: 'On tour',
    description: '<p><b>older twin</b></p>',
    featureImage: await picture(),
    targetType: 'artist',
    targetId: record._id ?? '',
  });
  await api.call('POST', 'ad-news/publish', { form });
};

const openEdit = async () => {
  const api = await openApi();
  await fill(api);
  const view = await renderConsole({ path: '/announcements', api });
  await view.user.click(await screen.findByRole('button', { name: 'Edit On tour' }, FIRST_LOAD));
  await screen.findByRole('combobox', { name: 'Artist' });
  return view;
};

describe('editing an announcement', () => {
  it("[4.18, 7.40] sends neither isPublished nor a word more than was changed; 'None' empties type and target", async () => {
    const { user, line, api } = await openEdit();
    expect(screen.getByRole('combobox', { name: 'Artist' })).toHaveValue('Björk');
    expect(line.log('GET')).not.toContainEqual(expect.stringContaining('artists'));
    await user.click(screen.getByRole('combobox', { name: 'Announcement Type' }));
    await user.click(screen.getByRole('option', { name: 'None' }));
    expect(screen.queryByRole('combobox', { name: 'Artist' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectAlerts(success('Announcement successfully created.'));

    const sent = await line.calls.find(({ method }) => method === 'PATCH')?.request.formData();
    expect(Object.fromEntries(sent ?? [])).toEqual({
      title: 'On tour',
      description: '<p><b>older twin</b></p>',
      unset: 'targetType,targetId',
    });
    const { rows } = await api.call('GET', 'ad-news/news');
    expect(rows).toMatchObject([
      { isPublished: true, targetType: null, targetId: null, description: '<p><b>older twin</b></p>' },
    ]);
  });

  it('[4.19, 7.43] empties the old target with a change of type, looks for one of the new type, and keeps what was entered when the save fails', async () => {
    const { user, line } = await openEdit();
    await user.click(screen.getByRole('combobox', { name: 'Announcement Type' }));
    await user.click(screen.getByRole('option', { name: 'Song' }));
    expect(screen.getByRole('combobox', { name: 'Song' })).toHaveValue('');
    await user.click(screen.getByRole('combobox', { name: 'Song' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Song' }), { target: { value: 'xyz' } });
    expect(await screen.findByText('No song found')).toBeInTheDocument();
    expect(line.log('GET').at(-1)).toBe('GET listings/songs/published/search?key=xyz');
    line.refuse('PATCH', { status: 422, message: 'Not today.' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectAlerts(fail('Not today.'));
    expect(screen.getByRole('combobox', { name: 'Announcement Type' })).toHaveTextContent('Song');
    const sent = await line.calls.find(({ method }) => method === 'PATCH')?.request.formData();
    expect(Object.fromEntries(sent ?? [])).toMatchObject({ targetType: 'song', unset: 'targetId' });
  });
});
