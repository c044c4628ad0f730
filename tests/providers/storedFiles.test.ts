import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { createSignedIn, openWire } from './wire';

const wire = openWire();
const address = 'https://api.test/api/v1/files/a%20b.png';
const read = async (name?: string) => (await createSignedIn().dataProvider.readFile({ address, name })).data;

it.each([
  [undefined, 'a b.png'],
  ['Cover.png', 'Cover.png'],
])('a stored file can be sent once more, under the name %j as %j', async (name, called) => {
  wire.answerBy(() => new HttpResponse(new Uint8Array([1, 2]), { headers: { 'content-type': 'image/png' } }));
  const file = await read(name);
  expect([file?.name, file?.type, file?.size]).toEqual([called, 'image/png', 2]);
});

it.each([() => new HttpResponse(null, { status: 404 }), () => HttpResponse.error()])(
  'one that is gone is none',
  async (answer) => {
    wire.answerBy(answer);
    expect(await read()).toBeNull();
  },
);
