import fresh from 'fresh';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import parseRange from 'range-parser';
import { ApiError } from '../errors/apiError';
import { refusalAnswers } from '../openapi/describe';
import { mediaTypeOfKey } from './mediaTypes';
import type { ByteRange, FileStore } from './types';

const ONE_YEAR = 31_536_000;

/** Answers GET and HEAD of a file. The bytes under a key never change: hence the year-long cache. ApiError 404 and 416. */
export async function serveFile(store: FileStore, key: string, request: Request): Promise<Response> {
  const mediaType = mediaTypeOfKey(key);
  const stat = mediaType === undefined ? undefined : await store.stat(key);
  if (mediaType === undefined || stat === undefined) throw new ApiError(404, 'There is no such file.');

  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': `public, max-age=${ONE_YEAR}, immutable`,
    'Content-Disposition': `inline; filename="${key}"`,
    // A picture opened by its address may run nothing.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // The console may be served from another origin than the API (VITE_API_HOST).
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: `"${key}"`,
    'Last-Modified': stat.modified.toUTCString(),
    'X-Content-Type-Options': 'nosniff',
  });
  if (isUnchanged(request, headers)) return new Response(null, { status: 304, headers });

  headers.set('Content-Type', mediaType);
  const range = request.method === 'GET' ? wantedRange(request, headers, stat.bytes) : 'whole';
  if (range === 'outside')
    throw new ApiError(416, `The file has ${stat.bytes} bytes; the part asked for lies outside of it.`, undefined, {
      'Content-Range': `bytes */${stat.bytes}`,
    });
  if (range === 'whole') {
    headers.set('Content-Length', String(stat.bytes));
    return new Response(request.method === 'HEAD' ? null : store.open(key), { headers });
  }
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${stat.bytes}`);
  headers.set('Content-Length', String(range.end - range.start + 1));
  return new Response(store.open(key, range), { status: 206, headers });
}

function isUnchanged(request: Request, headers: Headers): boolean {
  return fresh(Object.fromEntries(request.headers), {
    etag: headers.get('ETag') ?? undefined,
    'last-modified': headers.get('Last-Modified') ?? undefined,
  });
}

/** Several ranges, another unit, or an If-Range for another version get the whole file, as RFC 9110 allows. */
function wantedRange(request: Request, headers: Headers, size: number): ByteRange | 'whole' | 'outside' {
  const header = request.headers.get('Range');
  if (header === null || !header.startsWith('bytes=') || header.includes(',')) return 'whole';
  const condition = request.headers.get('If-Range');
  if (condition !== null && condition !== headers.get('ETag') && condition !== headers.get('Last-Modified')) return 'whole';

  const ranges = parseRange(size, header);
  if (ranges === -2) return 'whole';
  // range-parser calls a suffix longer than the file unsatisfiable; RFC 9110 14.1.2 says it means the whole file.
  if (ranges === -1) return /^bytes=\s*-0*[1-9]\d*\s*$/.test(header) ? { start: 0, end: size - 1 } : 'outside';
  const [range] = ranges;
  return range === undefined ? 'whole' : { start: range.start, end: range.end };
}

const describeFile = describeRoute({
  operationId: 'getFile',
  tags: ['files'],
  summary: 'A stored picture or sound, whole or in part (Range). Its address, given with the record, is the permission',
  responses: {
    200: { description: 'The whole file' },
    206: { description: 'The part that was asked for' },
    304: { description: 'Not changed: it never does' },
    ...refusalAnswers(404, 416, 500),
  },
});

/** Stands before authentication: `<img>` and `<audio>` can't send a token, so the unguessable key is the permission. */
export const filesRoutes = (store: FileStore) =>
  new Hono().get('/files/:key', describeFile, (context) => serveFile(store, context.req.param('key'), context.req.raw));
