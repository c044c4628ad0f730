import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAlerts, success } from '../world/console/alerts';
import { openApi, renderConsole } from '../world/console/console';
import { button, fill, findForm, pickerField, write } from '../world/console/form';
import { expectSaid, lookups, options, pickerScreen, type } from '../world/console/picker';
import { watchFor } from '../world/console/watch';
import { addRecord, recordsOf } from '../world/records';
import { KINDS_WITH_PICKERS } from './kinds';

const HINT = 'Type at least 3 characters';

const PICKERS = KINDS_WITH_PICKERS.flatMap((kind) =>
  kind.pickers.map((picker) => ({ kind, picker, where: `${picker.label} of ${kind.name}` })),
);

/** All pickers are one mechanism: what does not differ is looked at in the first. */
const FIRST = PICKERS.slice(0, 1);

describe.each(PICKERS)('spec 5, the picker $where', ({ kind, picker }) => {
  const { label, lookup, noMatch } = picker;
  const { call, publish, openForm } = pickerScreen(kind, picker);

  it(`[2.75, 2.76, 2.78, 3.21-23, 5.26, 5.27, 7.42, 8.39-41, 9.11] asks from 3 characters on, once, suggests what is published, and says ${noMatch} when nothing is found, neither before nor while it looks`, async () => {
    const api = await openApi();
    await publish(api, 'Björk');
    await addRecord(api, lookup, 'Björn, not out yet');
    const { line } = await openForm(api);
    await expectSaid(HINT);
    for (const text of ['b', 'bj', 'bjö']) type(label, text);
    expect(await options()).toEqual(['Björk']);
    type(label, 'bj');
    await expectSaid(HINT);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    const answer = line.hold();
    type(label, 'zzz');
    await waitFor(() => expect(lookups(line.log())).toEqual([call('bjö'), call('zzz')]));
    expect(screen.queryByText(noMatch)).not.toBeInTheDocument();
    answer();
    await expectSaid(noMatch);
    type(label, '   ');
    await expectSaid(HINT);
    expect(screen.queryByText(noMatch)).not.toBeInTheDocument();
    expect(lookups(line.log())).toHaveLength(2);
  });
});

describe.each(FIRST)('spec 5, the picker $where', ({ kind, picker }) => {
  const { label, lookup, name } = picker;
  const { call, publish, openForm } = pickerScreen(kind, picker);

  it('tells three records of one name apart, and arrows and Enter pick the third without sending the form', async () => {
    const api = await openApi();
    for (let count = 0; count < 3; count += 1) await publish(api, 'Intro');
    const hits = (await api.call('GET', `listings/${lookup}/published/search?key=intro`)).rows;
    const { user, line } = await openForm(api);
    type(label, 'intro');
    await waitFor(async () => expect(new Set(await options()).size).toBe(3));
    // As a person does: down until the third is marked.
    const isThirdMarked = () => pickerField(label).getAttribute('aria-activedescendant')?.endsWith('-option-2');
    for (let presses = 0; presses < 6 && !isThirdMarked(); presses += 1) await user.keyboard('{ArrowDown}');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(pickerField(label)).toHaveValue('Intro');
    expect(line.log('POST')).toEqual([]);
    await fill(user, kind);
    await user.click(button('Save'));
    await expectAlerts(success(kind.created));
    expect(await recordsOf(api, kind.name)).toMatchObject([{ [name]: { _id: hits[2]?._id } }]);
  });

  it('falls back from a text that was typed and not chosen', async () => {
    const api = await openApi();
    await publish(api, 'Chosen one');
    const { user, line } = await openForm(api);
    type(label, 'typed only');
    await user.tab();
    expect(pickerField(label)).toHaveValue('');
    await user.click(pickerField(label));
    type(label, 'chosen');
    await user.click(await screen.findByRole('option'));
    await user.click(pickerField(label));
    type(label, 'typed only');
    await user.tab();
    expect(pickerField(label)).toHaveValue('Chosen one');
    expect(line.log('POST')).toEqual([]);
  });

  it('[4.17] forgets what it suggested when the add page is left', async () => {
    const api = await openApi();
    await publish(api, 'Suggested');
    const { user, line } = await openForm(api);
    type(label, 'suggested');
    expect(await options()).toEqual(['Suggested']);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { name: /Welcome/ });
    window.history.back();
    await findForm(kind);
    const suggestedIsShown = watchFor('Suggested');
    await user.click(pickerField(label));
    await expectSaid(HINT);
    const answer = line.hold();
    type(label, 'suggested');
    await waitFor(() => expect(lookups(line.log())).toEqual([call('suggested'), call('suggested')]));
    expect(suggestedIsShown()).toBe(false);
    answer();
    expect(await options()).toEqual(['Suggested']);
  });
});

describe.each(FIRST)('the current value of the picker $where', ({ kind, picker }) => {
  const { label } = picker;
  const { openRecord, referenceOf } = pickerScreen(kind, picker);

  it('shows by its two-letter, unpublished name without a call, and is kept when only the title changes', async () => {
    const { user, api, line, reference } = await openRecord('U2');
    expect(pickerField(label)).toHaveValue('U2');
    expect(line.log().filter((line) => line.includes('published'))).toEqual([]);
    await write(user, kind.texts[0].label, 'Another title');
    await user.click(button('Save'));
    await expectAlerts(success(kind.updated));
    expect(await referenceOf(api)).toMatchObject({ _id: reference });
  });

  it.each([
    ['the cross', (user: UserEvent) => user.click(button(`Clear ${label}`))],
    ['deleting its text', (user: UserEvent) => user.clear(pickerField(label))],
  ])('is empty after it was cleared by %s', async (_way, clear) => {
    const { user, api } = await openRecord('Will go');
    await user.click(pickerField(label));
    await clear(user);
    await user.click(button('Save'));
    await expectAlerts(success(kind.updated));
    expect((await referenceOf(api)) ?? null).toBeNull();
    expect(pickerField(label)).toHaveValue('');
  });
});

it('what a picker suggests is all that the API found, also when the text is not in the name, with picture and what tells it apart', async () => {
  const api = await openApi();
  const artist = await addRecord(api, 'artists', 'Sugarcube', { publish: true, fields: { firstName: 'Björk' } });
  await addRecord(api, 'albums', 'Debut', { publish: true, fields: { artist } });
  const { user } = await renderConsole({ path: '/songs/add-song', api });
  await user.click(await screen.findByRole('combobox', { name: 'Artist' }));
  type('Artist', 'björk');
  const option = await screen.findByRole('option', { name: 'Sugarcube' });
  expect(option.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/\/files\/\w+\.png\?w=96$/));
  await user.click(pickerField('Album'));
  type('Album', 'debut');
  expect(await screen.findByRole('option', { name: /^Debut.*Sugarcube$/ })).toBeInTheDocument();
});
