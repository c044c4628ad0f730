import { randomBytes } from 'node:crypto';
import { GetObjectCommand, NoSuchKey, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Settings } from '../settings/environment';
import type { Backend } from './types';

const TIMEOUTS_MS = { connectionTimeout: 5_000, requestTimeout: 60_000 };

const wordsOf = ({ name, message, $metadata }: S3ServiceException) =>
  `the storage says ${$metadata.httpStatusCode} ${name}${message === name ? '' : `: ${message.replace(/\.$/, '')}`}`;

/** Files in a bucket, which must exist and be private. */
export function s3Backend({ bucket, region, endpoint, isPathStyle, credentials }: S3Settings): Backend {
  // Which Node.js this program needs is said by package.json; the SDK would say it again in eight lines at each start.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const client = new S3Client({
    region,
    endpoint,
    credentials,
    forcePathStyle: isPathStyle,
    requestHandler: TIMEOUTS_MS,
    // Other storages don't understand the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  return {
    place: `the bucket ${bucket}`,
    disk,
    // There is no such file: to say so takes a bucket that answers. Of all ways to ask this one is refused in words, not by a number alone.
    ready: async () => {
      try {
        await client.send(new GetObjectCommand({ Bucket: bucket, Key: `${randomBytes(16).toString('hex')}.jpg` }));
      } catch (error) {
        if (error instanceof NoSuchKey) return;
        throw error instanceof S3ServiceException ? new Error(wordsOf(error)) : error;
      }
    },
    take: (path, key) => disk.moveFromFs(path, key),
    async *read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }));
      if (Body instanceof ReadableStream || Body instanceof Blob || Body === undefined)
        throw new Error('the storage gave no stream');
      yield* Body;
    },
  };
}
