import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { s3Backend } from '../../../src/server/files/onS3';
import { portOf } from '../../support/freePort';
import { testFolder } from '../../world/disk';
import { refusalOf } from '../../world/kill';

const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' };

it.each([
  [true, /\sstorage\.invalid/],
  [false, /\smusic\.storage\.invalid/],
])('a bucket is asked for in the path of the address (S3_PATH_STYLE %s), or before its host', async (isPathStyle, host) => {
  const storage = { bucket: 'music', region: 'us-east-1', endpoint: 'http://storage.invalid', isPathStyle, credentials };
  await expect(s3Backend(storage).ready()).rejects.toThrow(host);
});

it('a storage that refuses is told in its own words, in one sentence, and a bucket that is missing too', async () => {
  let [status, code, message] = [403, 'SecondLevelDomainForbidden', 'Please use virtual hosted style to access.'];
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const S3_ENDPOINT = `http://127.0.0.1:${portOf(server)}`;
  const settings = { S3_BUCKET: 'music', S3_ENDPOINT, S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(await refusalOf(testFolder(), settings)).toBe(
    "The files in the bucket music can't be read (the storage says 403 SecondLevelDomainForbidden: Please use virtual hosted style to access).",
  );
  [status, code, message] = [404, 'NoSuchBucket', 'The specified bucket does not exist'];
  expect(await refusalOf(testFolder(), settings)).toContain(
    'the storage says 404 NoSuchBucket: The specified bucket does not exist',
  );
});
