import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createProviders } from '../../src/providers/createProviders';
import { call, createHandlers, failure, SAMPLE_TOKEN } from '../support/handlers';

/** The example of README: our providers against the ready handlers, and one handler of the test's own. */
const { authProvider, loadDataProvider, services } = createProviders({ host: 'http://console.test' });
const dataProvider = await loadDataProvider();
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('signs in, then creates, publishes and finds a song', async () => {
  server.use(...createHandlers());
  await authProvider.login({ email: 'ana@example.org', password: 'any' });
  expect(services.session.token()).toBe(SAMPLE_TOKEN);

  const { data: song } = await dataProvider.create('songs', { data: { title: 'Jóga', artist: { _id: 'artist-1' } } });
  expect(song).toMatchObject({ title: 'Jóga', artist: { stageName: 'Björk' }, isPublished: false });

  await dataProvider.publish('songs', { id: song.id, previousData: song });
  const found = await dataProvider.getList('songs', { filter: { q: 'jóga' } });
  expect(found.data).toMatchObject([{ id: song.id, isPublished: true }]);
});

it('shows why a delete is refused', async () => {
  server.use(http.delete(call('listings/artists/:id'), () => failure(409, 'Two songs use this artist.')));
  await expect(dataProvider.delete('artists', { id: 'artist-1' })).rejects.toThrow('Two songs use this artist.');
});
