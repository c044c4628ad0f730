import fresh from 'fresh';
import parseRange from 'range-parser';
import { ApiError } from '../errors/apiError';
import type { ByteRange } from './types';

/** What can be sent as it lies somewhere. */
export interface SentFile {
  /** What it is called where a person saves it. Other bytes never have the same name. */
  name: string;
  mediaType: string;
  bytes: number;
  modified?: Date;
  /** Seconds that a browser may keep it without asking. */
  keptFor: number;
  open: (range?: ByteRange) => ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
}

/** The bytes under a key never change. */
export const ONE_YEAR = 31_536_000;

/** Answers GET and HEAD, whole or in part. ApiError 416. */
export function answerFile(file: SentFile, request: Request): Response {
  const tag = `"${file.name}"`;
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': `public, max-age=${file.keptFor}${file.keptFor === ONE_YEAR ? ', immutable' : ''}`,
    'Content-Disposition': `inline; filename=${tag}`,
    // A picture opened by its address may run nothing.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // The console may be served from another origin than the API (VITE_API_HOST).
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
  });
  if (file.modified) headers.set('Last-Modified', file.modified.toUTCString());
  if (isUnchanged(request, headers)) return new Response(null, { status: 304, headers });

  headers.set('Content-Type', file.mediaType);
  const range = request.method === 'GET' ? wantedRange(request, headers, file.bytes) : 'whole';
  if (range === 'outside')
    throw new ApiError(416, `The file has ${file.bytes} bytes; the part asked for lies outside of it.`, undefined, {
      'Content-Range': `bytes */${file.bytes}`,
    });
  if (range === 'whole') {
    headers.set('Content-Length', String(file.bytes));
    return new Response(request.method === 'HEAD' ? null : file.open(), { headers });
  }
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  headers.set('Content-Length', String(range.end - range.start + 1));
  return new Response(file.open(range), { status: 206, headers });
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
