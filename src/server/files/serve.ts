import fresh from 'fresh';
import parseRange from 'range-parser';
import { ApiError } from '../errors/apiError';
import { mediaTypeOf } from './mediaTypes';
import type { ByteRange, FileStore } from './types';

const ONE_YEAR = 31_536_000;

/**
 * Answers GET and HEAD of a stored file. The bytes under a key never change, hence the year-long cache and the key as a strong ETag.
 * ApiError 404 for an unknown key and 416 for a part outside of the file.
 */
export async function serveFile(store: FileStore, key: string, request: Request): Promise<Response> {
  const mediaType = mediaTypeOf(key);
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

/** The one range to send. Several ranges, another unit, or an If-Range that names another version: the whole file, as RFC 9110 allows. */
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
