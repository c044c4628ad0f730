import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { ADMIN, MANAGER } from '../../world/api';
import { fail, saidInPlace } from '../../world/console/alerts';
import { logIn, write } from '../../world/console/form';
import { settled } from '../../world/console/settled';
import { keptDrafts, logOutElsewhere } from '../../world/console/storage';
import { deactivate, endSessions, setRole } from '../../world/meanwhile';
import { recordsOf } from '../../world/records';
import { eachFeature } from '../eachFeature';
import { situation } from '../situation';
import { FORMS, press, saveAs, takeUpAgain, textIn } from './forms';

const MIA = { _id: 'somebody-else', email: 'mia@example.org', firstName: 'Mia', role: 'manager' };

/** Another person signs in in another tab, and this one hears nothing of it: it was asleep. */
const signInUnheard = (token: string) => {
  localStorage.setItem('user', JSON.stringify(MIA));
  localStorage.setItem('token', token);
};

eachFeature(FORMS, (feature, form) => {
  situation(feature, 'two people', 'is never sent in the name of another who signed in meanwhile', async () => {
    const view = await form.open();
    await write(view.user, form.label, 'Mine');
    const { api, line } = view;
    const own = form.who === ADMIN ? api.adminToken : api.managerToken;
    signInUnheard(form.who === ADMIN ? api.managerToken : api.adminToken);
    await press(view.user, form);
    await settled(line);
    const tokens = line.calls.filter(({ method }) => method !== 'GET').map(({ headers }) => headers.get('Authorization'));
    expect(tokens.filter((token) => token !== `Bearer ${own}`)).toEqual([]);
    expect(await form.stored(api)).not.toContain('Mine');
  });

  situation(feature, 'meanwhile', 'keeps what was typed for the same person, when the session ends on the way', async () => {
    const view = await form.open();
    view.line.before(form.call, () => endSessions(view.api, form.who.email));
    await saveAs(view, form, 'Half a name');
    expect(window.location.pathname).toBe('/login');
    await takeUpAgain(view, form.who);
    expect(textIn(form.label)).toBe('Half a name');
  });

  situation(feature, 'two people', 'is offered to nobody else, when it was typed by one who is signed out', async () => {
    const view = await form.open();
    await write(view.user, form.label, 'Half a name');
    await logOutElsewhere();
    await takeUpAgain(view, form.who === ADMIN ? MANAGER : ADMIN);
    expect(document.body.textContent).not.toContain('Half a name');
    expect(window.location.pathname).toBe('/dashboard');
  });
});

situation('a user', 'two people', 'stays out of action, when somebody put them there meanwhile', async () => {
  const view = await FORMS['a user'].open();
  await deactivate(view.api, MANAGER.email);
  await saveAs(view, FORMS['a user'], 'Mine');
  const person = (await recordsOf(view.api, 'users')).find(({ email }) => email === MANAGER.email);
  expect(person).toMatchObject({ firstName: 'Mine', isActive: false });
});

situation('a user', 'meanwhile', 'says no when the role is taken on the way, and keeps what was typed', async () => {
  const view = await FORMS['a user'].open();
  view.line.before('PATCH users', () => setRole(view.api, ADMIN.email, 'manager'));
  expect(await saveAs(view, FORMS['a user'], 'Not allowed')).toEqual([fail('You are not allowed to do this.')]);
  expect(textIn('First Name')).toBe('Not allowed');
  expect(screen.queryByRole('link', { name: 'Users' })).toBeNull();
});

for (const [outcome, words] of [
  ['saved', /while Add Channel \(On the way\) was being sent\. It was saved\./],
  ['refused', /You left Add Channel \(On the way\) unfinished/],
] as const)
  situation('a new channel', 'meanwhile', `tells at sign-in that it was ${outcome}, when the session ends under it`, async () => {
    const { user, line, api } = await FORMS['a new channel'].open();
    if (outcome === 'refused') line.refuse('POST', { status: 422, message: 'This name is forbidden.' });
    const answer = line.hold('POST listings');
    await write(user, 'Name', 'On the way');
    await press(user, FORMS['a new channel']);
    await vi.waitFor(() => expect(line.log('POST listings')).toHaveLength(1));
    await logOutElsewhere();
    answer();
    await settled(line);
    await logIn(user, ADMIN);
    await settled(line);
    expect(saidInPlace()).toEqual([expect.stringMatching(words)]);
    expect(await FORMS['a new channel'].stored(api)).toEqual(outcome === 'saved' ? ['On the way'] : []);
  });

situation('a session', 'meanwhile', 'leaves nothing of a form behind, when its person presses Log out', async () => {
  const { user, line } = await FORMS['a new channel'].open();
  await write(user, 'Name', 'Half a name');
  await user.click(screen.getByRole('button', { name: 'Ada account menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
  await settled(line);
  expect(window.location.pathname).toBe('/login');
  expect(await keptDrafts()).toEqual([]);
});

situation('a new channel', 'meanwhile', 'is kept beside the form of another tab, when the session ends over both', async () => {
  const one = await FORMS['a new channel'].open();
  await write(one.user, 'Name', 'Of one tab');
  await logOutElsewhere();
  one.unmount();
  const other = await FORMS['a new playlist'].open(one.api);
  await write(other.user, 'Name', 'Of the other tab');
  await logOutElsewhere();
  await logIn(other.user, ADMIN);
  await settled(other.line);
  expect(screen.queryAllByRole('button', { name: 'Continue' })).toHaveLength(2);
});

situation('a new channel', 'meanwhile', 'is forgotten when it was typed by one who is signed out, and is declined', async () => {
  const { user, line } = await FORMS['a new channel'].open();
  await write(user, 'Name', 'Half a name');
  await logOutElsewhere();
  await logIn(user, ADMIN);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await settled(line);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(await keptDrafts()).toEqual([]);
});
