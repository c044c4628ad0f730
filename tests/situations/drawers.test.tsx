import { act as reactAct, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { alerts, fail, saidInPlace, success, watchAlerts } from '../world/console/alerts';
import { button, field, write } from '../world/console/form';
import { clickTwice } from '../world/console/hands';
import { shownNames } from '../world/console/list';
import { atRest, settled } from '../world/console/settled';
import { plainAndTranslated } from '../world/console/translated';
import { recordsOf } from '../world/records';
import { act, DRAWERS, drawer, isClosed, keep, NETWORK, openDrawer, saidRows } from './drawers';
import { eachFeature } from './eachFeature';
import { situation } from './situation';

eachFeature(DRAWERS, (feature, row) => {
  const kept = (line: Parameters<typeof keep>[0]) => keep(line, row.read, row.rows);
  const openKept = async () => {
    const view = await row.open(kept);
    await openDrawer(row, view);
    return view;
  };

  situation(feature, 'refused', 'is left out where the server keeps nothing of it, and is asked for once', async () => {
    const { line } = await row.open((fresh) => fresh.refuse(row.read, { status: 404, message: 'There is no such call.' }));
    await settled(line);
    expect(screen.queryByRole('button', { name: row.button })).toBeNull();
    expect(line.log(row.read)).toHaveLength(1);
  });

  situation(feature, 'slow line', 'says that it is coming, then what is there, and asks for more when wanted', async () => {
    const more = [{ ...row.rows[0] }, { ...row.rows[1], _id: 'more' }];
    const view = await row.open((line) => {
      keep(line, `${row.read}`, row.rows, 2, 2);
    });
    await screen.findByRole('button', { name: row.button });
    const answer = view.line.hold(row.read);
    await view.user.click(button(row.button));
    await settled(view.line, 1);
    expect(saidInPlace()).toContain('Loading');
    answer();
    await settled(view.line);
    expect(saidRows(row)).toEqual(row.said);
    keep(view.line, row.read, more, undefined, 1);
    button('Show more').focus();
    await view.user.keyboard('{Enter}');
    await settled(view.line);
    expect(view.line.log(row.read).at(-1)).toContain('page=2');
    // Each once, whatever moved meanwhile.
    expect(saidRows(row)).toEqual([...row.said, row.said[1]]);
    expect(saidInPlace()).toContainEqual(expect.stringMatching(new RegExp(`^${row.said.length + 1} \\w+ shown$`)));
    expect(screen.getByRole('list', { name: row.button })).toHaveFocus();
  });

  situation(feature, 'lost line', 'says in the drawer why there is nothing, and tries again', async () => {
    const view = await row.open((line) => {
      keep(line, row.read, row.rows, undefined, 1);
      line.lose(row.read, 'before');
      line.refuse(row.read, { status: 500, message: 'The shelf is being moved.' });
      kept(line);
    });
    await openDrawer(row, view);
    expect(saidInPlace()).toContain(NETWORK[1]);
    await view.user.click(button('Try again'));
    await settled(view.line);
    expect(saidInPlace()).toContain('The shelf is being moved.');
    await view.user.click(button('Try again'));
    await settled(view.line);
    expect(saidRows(row)).toEqual(row.said);
  });

  situation(feature, 'lost line', 'tells that what was asked for failed, and does it at the next try', async () => {
    const view = await openKept();
    view.line.lose(row.call, 'before');
    await act(row, view);
    expect(alerts()).toEqual([NETWORK]);
    if (row.question) await view.user.click(button('Cancel'));
    await atRest(view.line);
    expect(saidRows(row)).toEqual(row.said);
    view.line.answer(row.call, { success: true });
    await act(row, view);
    await waitFor(() => expect(alerts()).toEqual([success(row.done)]));
  });

  situation(feature, 'two people', 'says what somebody else did meanwhile, and reads anew', async () => {
    const view = await openKept();
    const before = view.line.log(row.read).length;
    view.line.refuse(row.call, { status: 412, message: 'Max Manager changed it at 14:35.' });
    await act(row, view);
    expect(alerts()).toEqual([fail('Max Manager changed it at 14:35.')]);
    expect(view.line.log(row.read).length).toBeGreaterThan(before);
  });

  situation(feature, 'impatient hands', 'opens by a double click, and does once what is clicked twice', async () => {
    const view = await row.open(kept);
    await screen.findByRole('button', { name: row.button });
    await clickTwice(view.user, () => document.querySelector('.MuiBackdrop-root') ?? button(row.button), 0);
    await settled(view.line);
    expect(saidRows(row)).toEqual(row.said);
    view.line.answer(row.call, { success: true });
    const answer = view.line.hold(row.call);
    if (row.question) await view.user.click(button(row.act));
    await clickTwice(view.user, () => screen.queryByRole('button', { name: row.question ?? row.act }), 0);
    answer();
    await settled(view.line);
    expect(view.line.log(row.call)).toHaveLength(1);
  });

  situation(feature, 'keys', 'is opened and left by keys and by the way back, and the focus is on its button again', async () => {
    const { user } = await row.open(kept);
    const place = window.location.pathname;
    for (const leave of [
      () => user.keyboard('{Escape}'),
      () => user.click(button(row.close)),
      () => reactAct(async () => window.history.back()),
    ]) {
      (await screen.findByRole('button', { name: row.button })).focus();
      await user.keyboard('{Enter}');
      await screen.findByRole('button', { name: row.close });
      expect(button(row.close)).toHaveFocus();
      await leave();
      await isClosed(row);
      expect(button(row.button)).toHaveFocus();
      expect(window.location.pathname).toBe(place);
    }
  });

  situation(feature, 'translated page', 'says the same', async () => {
    const [plain, translated] = await plainAndTranslated(async (translate) => {
      const view = await row.open((line) => {
        keep(line, row.read, row.rows, 2, 2);
      });
      translate();
      await openDrawer(row, view);
      keep(view.line, row.read, [{ ...row.rows[1], _id: 'more' }], undefined, 1);
      await view.user.click(button('Show more'));
      await settled(view.line);
      return drawer(row)?.textContent;
    });
    expect(translated).toBe(plain);
    expect(plain).toContain(row.said[1]);
  });
});

const HISTORY = DRAWERS['the history of a record'];
const DELETED = DRAWERS['what was deleted of late'];

situation('the history of a record', 'two people', 'goes back by the version that it shows, or that of a refusal', async () => {
  const view = await HISTORY.open((line) => keep(line, HISTORY.read, HISTORY.rows));
  await openDrawer(HISTORY, view);
  const refusal = { status: 412, message: 'Max Manager changed it at 14:35.', data: { version: 9 } };
  view.line.refuse(HISTORY.call, refusal);
  await act(HISTORY, view);
  view.line.answer(HISTORY.call, { success: true });
  await view.user.click(button('Restore'));
  await isClosed(HISTORY);
  const sent = view.line.calls.filter(({ path }) => path.includes('/restore/')).map(({ headers }) => headers.get('if-match'));
  expect(sent).toEqual(['"3"', '"9"']);
});

situation('the history of a record', 'keys', 'shows what fields held, and asks before typed text gives way', async () => {
  const view = await HISTORY.open((line) => keep(line, HISTORY.read, HISTORY.rows));
  const { user, line } = view;
  await write(user, 'Name', 'Typed');
  await openDrawer(HISTORY, view);
  const [newest] = screen.getAllByRole('button', { name: 'Details' });
  if (!newest) throw new Error('Nothing to open');
  expect(newest).toHaveAccessibleDescription('Mia Okafor changed Name');
  await user.click(newest);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Before: Harbour', 'After: One']);
  // Of the newest there is nothing to go back to, and publishing is of no version.
  expect(button('Restore this version')).toHaveAccessibleDescription('Mia Okafor created it');
  await user.click(button('Restore this version'));
  const question = await screen.findByRole('alertdialog', { name: 'Restore this version?' });
  expect(question).toHaveAccessibleDescription(
    expect.stringMatching(
      /^This will be as it was on .+: Name\. Everything else stays as it is\. What you typed .+ will be lost\.$/,
    ),
  );
  expect(button('Cancel')).toHaveFocus();
  await user.keyboard('{Enter}');
  await atRest(line);
  expect(drawer(HISTORY)).not.toBeNull();
  const [{ _id } = { _id: '' }] = await recordsOf(view.api, 'channels');
  line.answer(HISTORY.call, { success: true, data: { _id, name: 'Harbour', version: 4 } });
  const told = watchAlerts();
  await act(HISTORY, view);
  await isClosed(HISTORY);
  expect(line.log(HISTORY.call)).toEqual([`PATCH history/channels/${_id}/restore/first`]);
  expect(told()).toEqual([success(HISTORY.done)]);
  expect(field('Name')).toHaveValue('Harbour');
  expect(button('History')).toHaveFocus();
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: /^Welcome/ });
});

situation('what was deleted of late', 'keys', 'shows a record in its list again when it is brought back', async () => {
  const view = await DELETED.open((line) => keep(line, DELETED.read, DELETED.rows, undefined, 2));
  await openDrawer(DELETED, view);
  expect(within(screen.getByRole('list', { name: 'Recently deleted' })).getAllByText('Mia Okafor')).toHaveLength(2);
  keep(view.line, DELETED.read, []);
  view.line.answer(DELETED.call, { success: true });
  view.line.answer('GET listings/channels', { success: true, data: [{ _id: 'Ferry', name: 'Ferry', isPublished: false }] });
  await act(DELETED, view);
  await waitFor(() => expect(alerts()).toEqual([success(DELETED.done)]));
  expect(button(DELETED.close)).toHaveFocus();
  expect(saidInPlace()).toContain('Nothing was deleted in the last 30 days.');
  await view.user.keyboard('{Escape}');
  await isClosed(DELETED);
  expect(shownNames()).toEqual(['Ferry']);
});

situation('what was deleted of late', 'refused', 'is deleted for good after a question, by admins', async () => {
  const view = await DELETED.open((line) => keep(line, DELETED.read, DELETED.rows));
  await openDrawer(DELETED, view);
  const call = 'DELETE deleted/channels/Ferry';
  view.line.refuse(call, { status: 403, message: 'Only admins may.' });
  await view.user.click(button('Delete Ferry for good'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Ferry for good?' }));
  const told = watchAlerts();
  await view.user.click(question.getByRole('button', { name: 'Delete for good' }));
  await settled(view.line);
  view.line.answer(call, { success: true });
  await view.user.click(question.getByRole('button', { name: 'Delete for good' }));
  await atRest(view.line);
  expect(told()).toEqual([fail('Only admins may.'), success('Ferry is gone for good.')]);
  expect(view.line.log(call)).toHaveLength(2);
});
