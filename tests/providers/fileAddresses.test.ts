import { describe, expect, it } from 'vitest';
import { KINDS } from '../spec/kinds';
import { createSignedIn, openWire } from './wire';

const wire = openWire();

describe.each(KINDS)('addresses of files of $name', ({ name, calls, pictures, sounds }) => {
  it('[3.5, 3.6, 3.9, 3.11, 3.13, 3.15, 3.17, 3.18] stand on {host} where the API gives a path, in references as well', async () => {
    const fields = [...pictures, ...sounds].map((file) => file.name);
    const addressed = (address: string | null) => Object.fromEntries(fields.map((field) => [field, address]));
    const rows = (...addresses: (string | null)[]) =>
      addresses.map((address, index) => ({
        _id: `${index}`,
        title: '/api/v1/files/a.jpg',
        ...addressed(address),
        artist: { _id: 'artist-1', photo: address },
      }));
    wire.answerWith({ success: true, data: rows('/api/v1/files/a.jpg', 'https://cdn.test/a.jpg', '', null) });
    const { data } = await createSignedIn().dataProvider.getList(name, { pagination: { page: 1, perPage: 5 } });
    expect(wire.call().path).toBe(calls.list);
    expect(data).toMatchObject(rows('https://api.test/api/v1/files/a.jpg', 'https://cdn.test/a.jpg', '', null));
  });
});
