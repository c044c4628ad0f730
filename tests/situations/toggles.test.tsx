import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { kindOf } from '../spec/kinds';
import { ADMIN, type TestApi } from '../world/api';
import { type Alert, alerts, fail, success, watchAlerts } from '../world/console/alerts';
import { openApi, type renderConsole } from '../world/console/console';
import { button, field, openReloaded, write } from '../world/console/form';
import { clickAgain, clickTwice, keepAlerts, stopTaps } from '../world/console/hands';
import { settled } from '../world/console/settled';
import { keptDrafts } from '../world/console/storage';
import { plainAndTranslated, wordsOfPage } from '../world/console/translated';
import { endSessions, setActive, setRole, somebodyElse } from '../world/meanwhile';
import { addPerson } from '../world/people';
import { addRecord, recordsOf } from '../world/records';
import { eachFeature } from './eachFeature';
import { situation } from './situation';
import type { FeatureOf } from './table';

interface Toggle {
  /** What the button says before and after, and what stands beside it after. */
  press: string;
  undo: string;
  call: string;
  done: Alert;
  label: string;
  open(api?: TestApi): ReturnType<typeof renderConsole>;
  isOn(api: TestApi): Promise<unknown>;
  id(api: TestApi): Promise<string>;
  /** Somebody else does what the button would do. */
  elsewhere(api: TestApi): Promise<unknown>;
}

const channel = async (api: TestApi) => (await recordsOf(api, 'channels'))[0];
const ida = async (api: TestApi) => (await recordsOf(api, 'users')).find(({ firstName }) => firstName === 'Ida');
const TOGGLES: Readonly<Record<FeatureOf<'toggle'>, Toggle>> = {
  Publish: {
    press: 'Publish',
    undo: 'Unpublish',
    call: 'PATCH listings/channels',
    done: success('Channel successfully updated.'),
    label: 'Name',
    open: async (given) => {
      const api = given ?? (await openApi());
      await addRecord(api, 'channels', 'One');
      return openReloaded(api, kindOf('channels'));
    },
    isOn: async (api) => (await channel(api))?.isPublished,
    id: async (api) => (await channel(api))?._id ?? '',
    elsewhere: async (api) => somebodyElse(api).publishes('channels', (await channel(api))?._id ?? ''),
  },
  Activate: {
    press: 'Activate',
    undo: 'Deactivate',
    call: 'PATCH users',
    done: success('User successfully updated.'),
    label: 'First Name',
    open: async (given) => {
      const api = given ?? (await openApi());
      await addPerson(api, { firstName: 'Ida', isActive: false });
      return openReloaded(api, kindOf('users'), { record: await ida(api) });
    },
    isOn: async (api) => (await ida(api))?.isActive,
    id: async (api) => (await ida(api))?._id ?? '',
    elsewhere: async (api) => setActive(api, String((await ida(api))?.email), 1),
  },
};

/** The button at its place, whatever it says. */
const placeOf =
  ({ press, undo }: Toggle) =>
  () =>
    screen.queryByRole('button', { name: press }) ?? screen.queryByRole('button', { name: undo });

const pressAndRest = async ({ user, line }: Awaited<ReturnType<Toggle['open']>>, name: string) => {
  const told = watchAlerts();
  await user.click(button(name));
  await settled(line);
  return told();
};

const click = (target: Element, user: UserEvent) => user.click(target);
const tap = (target: Element, user: UserEvent) => user.pointer([{ keys: '[TouchA]', target }]);
/** How a button is pressed twice. No system counts the taps of a finger. */
const HANDS = { click: [click, clickAgain], tap: [tap, tap] } as const;

eachFeature(TOGGLES, (feature, toggle) => {
  const { press, undo, call, done, label, open, isOn } = toggle;

  situation(feature, 'impatient hands', 'is sent once, clicked twice while it is sent', async () => {
    const view = await open();
    const answer = view.line.hold(call);
    await clickTwice(view.user, placeOf(toggle), 120);
    answer();
    await settled(view.line);
    expect(view.line.log(call)).toHaveLength(1);
    expect(await isOn(view.api)).toBe(true);
  });

  for (const [name, [first, second]] of Object.entries(HANDS))
    for (const gap of [0, 120])
      situation(feature, 'impatient hands', `never turns back by a second ${name} ${gap} ms after the answer`, async () => {
        const { user, line, api } = await open();
        const clock = stopTaps();
        // Past the moment in which a tap may be the second one on what led here.
        clock.pass(1_000);
        await first(button(press), user);
        const there = await screen.findByRole('button', { name: undo });
        clock.pass(gap);
        await second(there, user);
        clock.letGo();
        await settled(line);
        expect(await isOn(api)).toBe(true);
      });

  situation(feature, 'slow line', 'keeps what is typed meanwhile as unsaved; shows the new state with the answer', async () => {
    const view = await open();
    const answer = view.line.hold(call);
    const told = watchAlerts();
    await view.user.click(button(press));
    await write(view.user, label, 'Not saved');
    expect(placeOf(toggle)()).toHaveTextContent(press);
    answer();
    await settled(view.line);
    expect(told()).toEqual([done]);
    expect(button(undo)).toBeEnabled();
    expect(field(label)).toHaveValue('Not saved');
    await view.user.click(await screen.findByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('button', { name: 'Leave' })).toBeInTheDocument();
  });

  situation(feature, 'lost line', 'keeps the state that is shown and tells it, and the next try does it', async () => {
    const view = await open();
    view.line.lose(call, 'before');
    expect(await pressAndRest(view, press)).toEqual([fail('Network Error, Please check your connection and try again')]);
    expect(await isOn(view.api)).toBe(false);
    view.line.lose(call, 'after');
    await pressAndRest(view, press);
    await pressAndRest(view, press);
    expect(await isOn(view.api)).toBe(true);
    expect(button(undo)).toBeEnabled();
  });

  situation(feature, 'refused', 'keeps the state that is shown, says why, and works again', async () => {
    const view = await open();
    for (const [refusal, says] of [
      [{ status: 409, message: 'It is being played.' }, 'It is being played.'],
      [{ status: 500, message: '' }, 'Something went wrong, try again'],
    ] as const) {
      view.line.refuse(call, refusal);
      expect((await pressAndRest(view, press)).at(-1)).toEqual(fail(says));
      expect(button(press)).toBeEnabled();
    }
    expect((await pressAndRest(view, press)).at(-1)).toEqual(done);
    expect(await isOn(view.api)).toBe(true);
  });

  situation(feature, 'used again', 'goes to and fro, and each time shows the alert of now alone', async () => {
    const view = await open();
    view.line.refuse(call, { status: 409, message: 'It is being played.' });
    await pressAndRest(view, press);
    for (const name of [press, undo, press]) {
      keepAlerts();
      await pressAndRest(view, name);
      expect(alerts()).toEqual([done]);
    }
    expect(await isOn(view.api)).toBe(true);
  });

  situation(feature, 'two people', 'ends as both want it, when somebody else did the same meanwhile', async () => {
    const view = await open();
    await toggle.elsewhere(view.api);
    await pressAndRest(view, press);
    expect(await isOn(view.api)).toBe(true);
    expect(button(undo)).toBeEnabled();
  });

  situation(feature, 'meanwhile', 'says once that the record is gone', async () => {
    const view = await open();
    const kind = feature === 'Publish' ? 'channels' : 'users';
    await somebodyElse(view.api).deletes(kind, await toggle.id(view.api));
    expect(await pressAndRest(view, press)).toEqual([fail(expect.stringMatching(/was not found/))]);
    expect(button(press)).toBeEnabled();
  });

  situation(feature, 'meanwhile', 'leads to sign-in when the session ends on the way, and keeps what was typed', async () => {
    const view = await open();
    await write(view.user, label, 'Half a name');
    view.line.before(call, () => endSessions(view.api, ADMIN.email));
    await pressAndRest(view, press);
    expect(window.location.pathname).toBe('/login');
    expect(JSON.stringify(await keptDrafts())).toContain('Half a name');
  });

  situation(feature, 'translated page', 'says what it does next', async () => {
    const [plain, translated] = await plainAndTranslated(async (translate) => {
      const view = await open();
      translate();
      const seen: unknown[] = [];
      for (const name of [press, undo]) {
        await view.user.click(screen.getByRole('button', { name: new RegExp(`^(${press}|${undo})$`) }));
        await settled(view.line);
        seen.push(name, ...wordsOfPage());
      }
      return seen;
    });
    expect(translated).toEqual(plain);
  });
});

situation('Activate', 'two people', 'takes nothing back that somebody else changed in another field', async () => {
  const view = await TOGGLES.Activate.open();
  await somebodyElse(view.api).changes('users', await TOGGLES.Activate.id(view.api), { lastName: 'Of the other' });
  expect(await pressAndRest(view, 'Activate')).toEqual([fail(expect.stringMatching(/was changed .*You see it as it is now\.$/))]);
  expect(field('Last Name')).toHaveValue('Of the other');
  expect(await ida(view.api)).toMatchObject({ isActive: false });
  await pressAndRest(view, 'Activate');
  expect(await ida(view.api)).toMatchObject({ isActive: true, lastName: 'Of the other' });
});

situation('Activate', 'meanwhile', 'says no when the role is taken on the way, and leaves what one may not use', async () => {
  const view = await TOGGLES.Activate.open();
  view.line.before('PATCH users', () => setRole(view.api, ADMIN.email, 'manager'));
  expect(await pressAndRest(view, 'Activate')).toEqual([fail('You are not allowed to do this.')]);
  expect(window.location.pathname).toBe('/dashboard');
});
