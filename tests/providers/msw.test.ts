import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProviders } from '../../src/providers/createProviders';
import { ADMIN, createTestApi } from '../world/api';

const api = await createTestApi();
const server = setupServer(http.all('*/api/v1/*', ({ request }) => api.app.fetch(request)));
const { authProvider, loadDataProvider } = createProviders({ host: 'http://console.test' });
const dataProvider = await loadDataProvider();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(async () => {
  server.close();
  await api.close();
});

it('signs in, then creates, publishes and finds a song', async () => {
  await authProvider.login(ADMIN);
  const { data: song } = await dataProvider.create('songs', { data: { title: 'Jóga' } });
  await dataProvider.publish('songs', { id: song.id, previousData: song });
  const found = await dataProvider.getList('songs', { filter: { q: 'joga' } });
  expect(found.data).toMatchObject([{ id: song.id, isPublished: true }]);
});

it('shows why a delete is refused', async () => {
  const refusal = { success: false, message: 'Two songs use this artist.' };
  server.use(http.delete('*/api/v1/listings/artists/:id', () => HttpResponse.json(refusal, { status: 409 })));
  await expect(dataProvider.delete('artists', { id: '1' })).rejects.toThrow('Two songs use this artist.');
});
