import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../spec/kinds';
import { expectAlerts, fail, success } from '../../world/console/alerts';
import { openApi, renderConsole } from '../../world/console/console';
import { button, choose, findForm, openReloaded, pickerField, write } from '../../world/console/form';
import { chooseFrom } from '../../world/console/list';
import { expectSaid, type } from '../../world/console/picker';
import { picture } from '../../world/forms';
import { addRecord, recordsOf } from '../../world/records';

const ANNOUNCEMENTS = kindOf('announcements');
const SAVED = success('Announcement successfully created.');
const TYPES = ['song', 'artist', 'album', 'video', 'channel'] as const;
const labelOf = (target: string) => target.charAt(0).toUpperCase() + target.slice(1);

/** The edit page of a published announcement about a record. */
const openAbout = async (targetType: 'artist' | 'song', deleted = false) => {
  const api = await openApi();
  const targetId = await addRecord(api, `${targetType}s`, 'Björk', { publish: true });
  const fields = { description: '<p><b>older twin</b></p>', targetType, targetId };
  await addRecord(api, 'announcements', 'On tour', { publish: true, fields });
  if (deleted) await api.call('DELETE', `listings/${targetType}s/${targetId}`);
  const view = await openReloaded(api, ANNOUNCEMENTS);
  const sent = async () => {
    const form = await view.line.calls.find(({ method }) => method === 'PATCH')?.request.formData();
    return Object.fromEntries(form ?? []);
  };
  return { ...view, targetId, sent };
};

describe('adding an announcement', () => {
  it('[2.80, 3.25, 7.27, 7.43, 8.43] offers targets of each type that are published, or says that there are none, and publishes it with the chosen one', async () => {
    const api = await openApi();
    const target = await addRecord(api, 'channels', 'Clips', { publish: true });
    const { user, line } = await renderConsole({ path: '/announcements/add-announcement', api });
    await findForm(ANNOUNCEMENTS);
    for (const each of TYPES) {
      await chooseFrom(user, 'Announcement Type', labelOf(each));
      await user.click(pickerField(labelOf(each)));
      type(labelOf(each), 'xyz');
      await expectSaid(`No ${each} found`);
      expect(line.log('GET').at(-1)).toBe(`GET listings/${each}s/published/search?key=xyz`);
    }
    type('Channel', 'clips');
    await user.click(await screen.findByRole('option', { name: 'Clips' }));
    await write(user, 'Title', 'News of Clips');
    await choose(user, 'Feature Image', await picture());
    await user.click(button('Publish'));
    await expectAlerts(SAVED);
    expect(pickerField('Announcement Type')).toHaveTextContent('None');
    expect(await recordsOf(api, 'announcements')).toMatchObject([
      { title: 'News of Clips', isPublished: true, targetType: 'channel', target: { _id: target, name: 'Clips' } },
    ]);
  });
});

describe('editing an announcement', () => {
  it("[4.18, 7.40] sends neither isPublished nor a word more than was changed; 'None' empties type and target", async () => {
    const { user, line, api, sent } = await openAbout('artist');
    expect(pickerField('Artist')).toHaveValue('Björk');
    expect(line.log('GET')).not.toContainEqual(expect.stringContaining('artists'));
    await chooseFrom(user, 'Announcement Type', 'None');
    expect(screen.queryByRole('combobox', { name: 'Artist' })).not.toBeInTheDocument();
    await user.click(button('Save'));
    await expectAlerts(SAVED);
    expect(await sent()).toEqual({
      type: 'news',
      title: 'On tour',
      description: '<p><b>older twin</b></p>',
      unset: 'targetType,targetId',
    });
    expect(await recordsOf(api, 'announcements')).toMatchObject([
      { isPublished: true, targetType: null, targetId: null, description: '<p><b>older twin</b></p>' },
    ]);
  });

  it('[4.19] empties the old target with a change of type, and keeps what was entered when the save fails', async () => {
    const { user, line, sent } = await openAbout('artist');
    await chooseFrom(user, 'Announcement Type', 'Song');
    expect(pickerField('Song')).toHaveValue('');
    line.refuse('PATCH', { status: 422, message: 'Not today.' });
    await user.click(button('Save'));
    await expectAlerts(fail('Not today.'));
    expect(pickerField('Announcement Type')).toHaveTextContent('Song');
    expect(await sent()).toMatchObject({ targetType: 'song', unset: 'targetId' });
  });

  it('shows a target that was deleted as such, and saving the title keeps it', async () => {
    const { user, api, targetId } = await openAbout('song', true);
    expect(pickerField('Song')).toHaveValue('Deleted song');
    await write(user, 'Title', 'Older news');
    await user.click(button('Save'));
    await expectAlerts(SAVED);
    expect(await recordsOf(api, 'announcements')).toMatchObject([{ title: 'Older news', targetType: 'song', targetId }]);
  });
});
