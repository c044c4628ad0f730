import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileStore } from '../../../src/server/files/store';
import { readMultipart } from '../../../src/server/files/uploads';
import { wavHeader } from './wav';

/** Run in a process of its own: uploads a WAV of the given megabytes as a stream and prints what became of it and by how much memory grew. */
const megabytes = Number(process.argv[2]);
const samples = megabytes * 1024 * 1024;
const dataDir = mkdtempSync(join(tmpdir(), 'large-'));
const chunk = Buffer.alloc(1024 * 1024, 0x80);

async function* form() {
  yield Buffer.from('--edge\r\nContent-Disposition: form-data; name="songFile"; filename="long.wav"\r\n\r\n');
  yield wavHeader(samples);
  for (let sent = 0; sent < megabytes; sent += 1) yield Buffer.from(chunk);
  yield Buffer.from('\r\n--edge--\r\n');
}

const pieces = form();
const body = new ReadableStream<Uint8Array>(
  {
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  },
  { highWaterMark: 0 },
);
const request = new Request('http://api.test/', {
  method: 'POST',
  body,
  headers: { 'Content-Type': 'multipart/form-data; boundary=edge' },
  ...{ duplex: 'half' },
});

const before = process.resourceUsage().maxRSS;
const { files } = await readMultipart(request, {
  files: { songFile: 'audio' },
  limits: { image: 0, audio: samples + 44 },
  store: createFileStore({ dataDir }),
  sender: { partArrived: async () => {}, askAgain: async () => {} },
});
const grownBy = Math.round((process.resourceUsage().maxRSS - before) / 1024);
console.log(JSON.stringify({ bytes: files.songFile?.bytes, duration: files.songFile?.duration, grownBy }));
rmSync(dataDir, { recursive: true });
