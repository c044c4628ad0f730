import 'fake-indexeddb/auto';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { createProviders } from '../../../src/providers/createProviders';
import { ANA, HOST, openWire, TOKEN } from '../wire';

const wire = openWire();
const refuse = () => HttpResponse.json({ success: false, message: 'Sign in again.' }, { status: 401 });

/** An import's own, of a console in which Ana is signed in. */
const open = async () => {
  const { session, loadImporting } = createProviders({ host: HOST }).services;
  session.start(TOKEN, ANA);
  const refused = vi.fn();
  session.onRefused(refused);
  return { session, refused, importing: await loadImporting() };
};
const search = ({ importing }: Awaited<ReturnType<typeof open>>) => importing.catalogue.search('songs', 'a');

it('hears of a session that has ended, while nothing else does, and signs the same person in again', async () => {
  const tab = await open();
  const letGo = [tab.importing.holdSession(), tab.importing.holdSession()];
  wire.answerBy(refuse);
  letGo[0]?.();
  letGo[0]?.();
  await expect(search(tab)).rejects.toMatchObject({ status: 401, message: 'Sign in again.' });
  await expect(tab.importing.signIn('wrong')).rejects.toMatchObject({ status: 401 });
  wire.answerWith({ success: true, data: { token: 'new', user: ANA } });
  await tab.importing.signIn('p4ss');
  expect(wire.calls().at(-1)).toMatchObject({ path: 'auth/login', body: { email: ANA.email, password: 'p4ss' } });
  wire.answerWith({ success: true, data: [] });
  expect(await search(tab)).toEqual([]);
  expect(wire.calls().at(-1)?.headers.get('authorization')).toBe('Bearer new');
  expect(tab.refused).not.toHaveBeenCalled();
  wire.answerBy(refuse);
  letGo[1]?.();
  await expect(search(tab)).rejects.toMatchObject({ name: 'AbortError' });
  expect(tab.refused).toHaveBeenCalledTimes(1);
});

it('keeps a journal of whoever is signed in', async () => {
  const tab = await open();
  await tab.importing.openJournal().append({ step: 'end' });
  tab.session.start('other', { ...ANA, _id: 'user-9' });
  expect(await tab.importing.openJournal().read()).toEqual([]);
  tab.session.start(TOKEN, ANA);
  expect(await tab.importing.openJournal().read()).toEqual([{ step: 'end' }]);
});
