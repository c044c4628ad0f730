import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { sharedApi } from '../world/api';
import { killAll, startProcess } from '../world/built';
import { testFolder } from '../world/disk';
import { OPERATIONS } from '../world/document';
import { formOf, picture, sound } from '../world/forms';
import { situation } from './situation';

const api = await sharedApi();

situation('every call', 'built server', 'refuses an address with a percent sign that begins nothing', async () => {
  const answers = OPERATIONS.filter(({ template }) => template.includes('{') && !template.startsWith('/files/')).map(
    async ({ method, template }) => {
      const { status, body } = await api.call(method, template.slice(1).replaceAll(/\{\w+\}/g, '%E0%A4%A'));
      return [method, template, status, body.message?.includes('percent')];
    },
  );
  expect(answers.length).toBeGreaterThan(30);
  for (const answer of await Promise.all(answers)) expect(answer.slice(2), answer.slice(0, 2).join(' ')).toEqual([400, true]);
});

situation('every call', 'built server', 'is refused when it names two hosts', async () => {
  const server = startProcess({ DATA_DIR: testFolder() });
  onTestFinished(killAll);
  const { hostname, port } = new URL(await server.ready());
  const socket = connect(Number(port), hostname);
  socket.end('GET /api/v1/openapi.json HTTP/1.1\r\nHost: one.example\r\nhost: two.example\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"message":"This call names its host more than once\."/);
});

situation('an upload', 'built server', 'keeps a picture and a sound, and gives them back', async () => {
  const form = formOf({ title: 'Heima', songCoverArt: await picture(), songFile: sound() });
  const { status, record } = await api.call('POST', 'listings/songs', { form });
  expect(status).toBe(201);
  const get = async (address: unknown) => {
    const answer = await api.app.request(String(address));
    return [answer.status, answer.headers.get('Content-Type'), (await answer.arrayBuffer()).byteLength > 0];
  };
  expect(await get(record.coverArt)).toEqual([200, 'image/png', true]);
  expect(await get(record.fileUrl)).toEqual([200, 'audio/wav', true]);
});

situation('a mail', 'hostile texts', 'is not sent with links to this machine alone without a word at the start', async () => {
  onTestFinished(killAll);
  const server = startProcess({ DATA_DIR: testFolder(), HOST: '0.0.0.0', SMTP_URL: 'smtp://127.0.0.1:1' });
  const open = startProcess({ DATA_DIR: testFolder(), PUBLIC_URL: 'http://console.example.org' });
  for (const each of [server, open]) await each.ready().catch(() => undefined);
  expect(server.output()).toContain('set PUBLIC_URL to its address');
  expect(open.output()).toContain('PUBLIC_URL has no https');
});
