import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { kindOf } from '../../spec/kinds';
import { type Alert, fail, saidInPlace, watchAlerts } from '../../world/console/alerts';
import { openApi } from '../../world/console/console';
import { button, choose, field, findForm, openReloaded, pictureField, write } from '../../world/console/form';
import { atRest, settled } from '../../world/console/settled';
import { picture } from '../../world/forms';
import { somebodyElse } from '../../world/meanwhile';
import { addRecord, recordsOf } from '../../world/records';
import { situation } from '../situation';
import { FORMS, press, saveAs, textIn } from './forms';

const TITLE = 'Which is to be saved?';
const dialog = () => screen.queryByRole('dialog', { name: TITLE });
const radio = (label: string, side: 'Saved meanwhile' | 'Yours, not saved yet') =>
  within(screen.getByRole('radiogroup', { name: label })).getByRole('radio', { name: side });

type Edited = 'a channel' | 'a user' | 'a profile';

/** What a manager did to the channel, and what the admin did to the manager, who may be oneself; and what is chosen where both did the same. */
const EDITED: readonly (readonly [Edited, cameIn: string, side: Parameters<typeof radio>[1], kept: string])[] = [
  ['a channel', 'Max Manager changed Publication Status', 'Saved meanwhile', 'Theirs'],
  ['a user', 'You, in another window, changed Last Name', 'Yours, not saved yet', 'Mine'],
  ['a profile', 'Ada Admin changed Last Name', 'Saved meanwhile', 'Theirs'],
];

/** The form with a text of mine in it, over which somebody else saved one of theirs. */
const clash = async (feature: Edited, theirs = 'Theirs') => {
  const form = FORMS[feature];
  const view = await form.open();
  const { kind, id } = await form.record(view.api);
  const other = somebodyElse(view.api);
  await other.changes(kind, id, { [form.wire]: theirs });
  await saveAs(view, form, 'Mine');
  return { ...view, form, changeAgain: (text: string) => other.changes(kind, id, { [form.wire]: text }) };
};
const confirm = async ({ user, line }: Awaited<ReturnType<typeof clash>>) => {
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  await atRest(line);
};

for (const [feature, cameIn, side, kept] of EDITED) {
  situation(feature, 'two people', 'says what came in from the other, and takes none of it back, when it is saved', async () => {
    const form = FORMS[feature];
    const view = await form.open();
    const { kind, id } = await form.record(view.api);
    await (kind === 'users'
      ? somebodyElse(view.api).changes(kind, id, { lastName: 'Of the other' })
      : somebodyElse(view.api).publishes(kind, id));
    const told = await saveAs(view, form, 'Mine');
    expect(told).toEqual([form.saved]);
    expect(saidInPlace()).toEqual([`${cameIn} meanwhile; that is kept.`]);
    expect((await recordsOf(view.api, kind)).find(({ _id }) => _id === id)).toMatchObject({
      ...(kind === 'users' ? { lastName: 'Of the other' } : { isPublished: true }),
      [form.wire]: 'Mine',
    });
  });

  situation(feature, 'two people', `saves what is chosen where both changed the same: ${kept}`, async () => {
    const view = await clash(feature);
    expect(await view.form.stored(view.api)).toContain('Theirs');
    expect(radio(view.form.label, side)).toHaveAccessibleDescription(kept);
    await view.user.click(radio(view.form.label, side));
    const told = watchAlerts();
    await confirm(view);
    expect(told()).toEqual([view.form.saved]);
    expect(await view.form.stored(view.api)).toContain(kept);
    expect(textIn(view.form.label)).toBe(kept);
    expect(dialog()).toBeNull();
  });
}

situation('a channel', 'two people', 'saves nothing when one goes on editing, keeps what was typed, asks again', async () => {
  const view = await clash('a channel');
  await view.user.click(button('Go on editing'));
  await atRest(view.line);
  expect(textIn('Name')).toBe('Mine');
  expect(await view.form.stored(view.api)).toEqual(['Theirs']);
  expect(button('Save')).toHaveFocus();
  await press(view.user, view.form);
  await settled(view.line);
  expect(dialog()).not.toBeNull();
  expect(view.line.log('PATCH')).toHaveLength(1);
});

situation('a channel', 'keys', 'overwrites nothing by Enter: the choice is open, and has to be made', async () => {
  const view = await clash('a channel');
  expect(radio('Name', 'Saved meanwhile')).toHaveFocus();
  await view.user.keyboard('{Enter}');
  await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('radiogroup', { name: 'Name' })).toHaveAccessibleDescription('Choose one of the two.');
  expect(radio('Name', 'Saved meanwhile')).toHaveFocus();
  await view.user.keyboard('{Escape}');
  await atRest(view.line);
  expect(view.line.log('PATCH')).toHaveLength(1);
});

situation('a channel', 'two people', 'asks once more, when it is changed again while one chooses', async () => {
  const view = await clash('a channel');
  await view.changeAgain('Theirs again');
  await view.user.click(radio('Name', 'Yours, not saved yet'));
  await confirm(view);
  expect(radio('Name', 'Saved meanwhile')).toHaveAccessibleDescription('Theirs again');
  expect(radio('Name', 'Yours, not saved yet')).not.toBeChecked();
  await view.user.click(radio('Name', 'Yours, not saved yet'));
  await confirm(view);
  expect(await view.form.stored(view.api)).toEqual(['Mine']);
});

situation('a channel', 'two people', 'gives up in words, when somebody else is first each time', async () => {
  const form = FORMS['a channel'];
  const view = await form.open();
  const { kind, id } = await form.record(view.api);
  for (let turn = 0; turn < 6; turn += 1)
    view.line.before(form.call, () => somebodyElse(view.api).publishes(kind, id, turn % 2 === 0));
  const told = await saveAs(view, form, 'Mine');
  expect(told).toEqual([['fail', expect.stringMatching(/^Somebody else keeps changing this/)]]);
  expect(view.line.log(form.call)).toHaveLength(5);
  expect(textIn('Name')).toBe('Mine');
});

situation('a channel', 'two people', 'takes over text and files of theirs, and shows both pictures of a clash', async () => {
  const view = await FORMS['a channel'].open();
  const [before] = await recordsOf(view.api, 'channels');
  await choose(view.user, 'Photo', await picture('mine.png'));
  const files = { name: 'Theirs', photo: await picture('theirs.png', '#993333') };
  const form = new FormData();
  for (const [name, value] of Object.entries(files)) form.append(name, value);
  await view.api.call('PATCH', `listings/channels/${before?._id}`, { form });
  await saveAs(view, FORMS['a channel']);
  const [now] = await recordsOf(view.api, 'channels');
  const pictures = within(screen.getByRole('dialog')).getAllByRole<HTMLImageElement>('img');
  expect(pictures.map(({ alt }) => alt)).toEqual(['Photo: Saved meanwhile', 'Photo: Yours, not saved yet']);
  expect(pictures.map((each) => each.getAttribute('src'))).toEqual([now?.photo, expect.stringMatching(/^blob:/)]);
  await view.user.click(radio('Photo', 'Yours, not saved yet'));
  await view.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  await atRest(view.line);
  expect(textIn('Name')).toBe('Theirs');
  const [after] = await recordsOf(view.api, 'channels');
  expect(after).toMatchObject({ name: 'Theirs' });
  expect(after?.photo).not.toBe(now?.photo);
});

/** Told once, and no more than is so. */
const expectGone = (told: readonly Alert[]) => {
  expect(told).toEqual([fail(expect.stringMatching(/was not found.*may have been deleted/))]);
  expect(document.body.textContent).not.toContain('save again when you are ready');
};

situation('a channel', 'meanwhile', 'is kept as a new record with its files, when somebody deleted it', async () => {
  const form = FORMS['a channel'];
  const view = await form.open();
  const { kind, id } = await form.record(view.api);
  await choose(view.user, 'Banner', await picture('mine.png'));
  await somebodyElse(view.api).deletes(kind, id);
  expectGone(await saveAs(view, form, 'Kept'));
  await view.user.click(button('Keep it as a new record'));
  // Its stored files are fetched before.
  await vi.waitFor(() => expect(window.location.pathname).toBe(kindOf('channels').routes.add));
  await findForm(kindOf('channels'));
  await settled(view.line);
  expect(field('Name')).toHaveValue('Kept');
  expect(within(pictureField('Banner')).getByText('mine.png')).toBeInTheDocument();
  await view.user.click(button('Save'));
  await settled(view.line);
  const stored = expect.stringContaining('/files/');
  expect(await recordsOf(view.api, 'channels')).toMatchObject([{ name: 'Kept', photo: stored, banner: stored }]);
});

situation('a user', 'meanwhile', 'is kept as a new account, when somebody deleted it', async () => {
  const form = FORMS['a user'];
  const view = await form.open();
  const { kind, id } = await form.record(view.api);
  await somebodyElse(view.api).deletes(kind, id);
  expectGone(await saveAs(view, form, 'Kept'));
  await view.user.click(button('Keep it as a new record'));
  await screen.findByRole('button', { name: 'Create' });
  await settled(view.line);
  expect(textIn('First Name')).toBe('Kept');
  expect(textIn('Email')).toBe(form.who.email === 'max@example.org' ? '' : 'max@example.org');
  await view.user.click(button('Create'));
  await settled(view.line);
  expect(await form.stored(view.api)).toEqual(['Kept']);
});

situation('a channel', 'two people', 'merges with what came in by the songs of a playlist as with any other change', async () => {
  const api = await openApi();
  const song = await addRecord(api, 'songs', 'Hyperballad');
  const id = await addRecord(api, 'playlists', 'Morning', { fields: { featureImage: await picture() } });
  const view = await openReloaded(api, kindOf('playlists'));
  await somebodyElse(api).addsSong(id, song);
  await write(view.user, 'Name', 'Evening');
  await view.user.click(button('Save'));
  await settled(view.line);
  expect(await recordsOf(api, 'playlists')).toMatchObject([{ name: 'Evening', songs: [song] }]);
});

situation('Publish', 'two people', 'shows the true state, and asks before what is typed is saved over theirs', async () => {
  const { user, line, api } = await FORMS['a channel'].open();
  const { kind, id } = await FORMS['a channel'].record(api);
  await somebodyElse(api).publishes(kind, id);
  await somebodyElse(api).changes(kind, id, { name: 'Theirs' });
  await write(user, 'Name', 'Mine');
  await user.click(button('Publish'));
  await settled(line);
  expect(line.log('PATCH')).toHaveLength(1);
  expect(button('Unpublish')).toBeEnabled();
  expect(textIn('Name')).toBe('Mine');
  await user.click(button('Save'));
  await settled(line);
  expect(dialog()).toHaveTextContent('Theirs');
  expect(await recordsOf(api, kind)).toMatchObject([{ name: 'Theirs', isPublished: true }]);
});

situation('Publish', 'slow line', 'goes through, when a save of one’s own was faster', async () => {
  const form = FORMS['a channel'];
  const view = await form.open();
  const { kind, id } = await form.record(view.api);
  const answer = view.line.holdNext(`PATCH listings/channels/${id}/publish`);
  const told = watchAlerts();
  await view.user.click(button('Publish'));
  await write(view.user, 'Name', 'Mine');
  await press(view.user, form);
  await settled(view.line, 1);
  answer();
  await settled(view.line);
  expect(told()).toEqual([form.saved]);
  expect(await recordsOf(view.api, kind)).toMatchObject([{ name: 'Mine', isPublished: true }]);
});
