import { expect, it } from 'vitest';
import { sharedApi } from '../world/api';
import { formOf, picture } from '../world/forms';

const api = await sharedApi();

it('lets a manager add an artist, and lists it first', async () => {
  const form = formOf({ stageName: 'Björk', photo: await picture() });
  const { status } = await api.call('POST', 'listings/artists', { form, token: api.managerToken });
  expect(status).toBe(201);
  expect((await api.call('GET', 'listings/artists?limit=20')).rows).toMatchObject([{ stageName: 'Björk' }]);
});
