import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { SMALL_WIDTHS, type SmallWidth } from '../../contract/limits';
import { ApiError } from '../errors/apiError';
import { refusalAnswers } from '../openapi/describe';
import { answerFile, ONE_YEAR } from './answerFile';
import { mediaTypeOfKey } from './mediaTypes';
import { createSmallCopies } from './smallCopies';
import type { FileStore } from './types';

/** Seconds that a browser keeps what it got in place of a small copy that could not be had. */
const A_MINUTE = 60;

const unknownFile = () => new ApiError(404, 'There is no such file.');

/** Answers GET and HEAD of a file. ApiError 404 and 416. */
export async function serveFile(store: FileStore, key: string, request: Request, keptFor = ONE_YEAR): Promise<Response> {
  const mediaType = mediaTypeOfKey(key);
  const stat = mediaType === undefined ? undefined : await store.stat(key);
  if (mediaType === undefined || stat === undefined) throw unknownFile();
  return answerFile({ name: key, mediaType, ...stat, keptFor, open: (range) => store.open(key, range) }, request);
}

/** The width of a small copy that a call asks for, undefined where it asks for the file. ApiError 400. */
function wantedWidth(asked: readonly string[] | undefined): SmallWidth | undefined {
  if (asked === undefined) return undefined;
  const width = SMALL_WIDTHS.find((each) => asked.length === 1 && String(each) === asked[0]);
  if (width === undefined) throw new ApiError(400, `“w” is one of these widths: ${SMALL_WIDTHS.join(', ')}.`, 'w');
  return width;
}

/** Answers with a small copy of a picture, or the picture where none can be had now. ApiError 400, 404 and 416. */
async function serveSmall(
  { store, smallOf }: { store: FileStore; smallOf: ReturnType<typeof createSmallCopies> },
  { key, width }: { key: string; width: SmallWidth },
  request: Request,
): Promise<Response> {
  const mediaType = mediaTypeOfKey(key);
  if (mediaType === undefined) throw unknownFile();
  if (!mediaType.startsWith('image/')) throw new ApiError(400, 'There are small copies of pictures alone: leave “w” out.', 'w');
  const copy = await smallOf(key, width);
  if (copy === undefined) return serveFile(store, key, request, A_MINUTE);
  const name = `${key.replace(/\..*$/, '')}-${width}.webp`;
  const open = (range = { start: 0, end: copy.length - 1 }) => new Uint8Array(copy.subarray(range.start, range.end + 1));
  return answerFile({ name, mediaType: 'image/webp', bytes: copy.length, keptFor: ONE_YEAR, open }, request);
}

const describeFile = describeRoute({
  operationId: 'getFile',
  tags: ['files'],
  summary: 'A stored picture or sound, whole or in part (Range). Its address, given with the record, is the permission',
  parameters: [
    {
      in: 'query',
      name: 'w',
      required: false,
      description:
        'Of a picture: a small copy, as WebP, at most so many pixels wide and twice as tall. It is made when it is first asked for; where it ' +
        'can’t be made at this moment the answer is the picture itself',
      schema: { type: 'integer', enum: [...SMALL_WIDTHS] },
    },
  ],
  responses: {
    200: { description: 'The whole file' },
    206: { description: 'The part that was asked for' },
    304: { description: 'Not changed: it never does' },
    ...refusalAnswers(400, 404, 416, 500),
  },
});

/** Stands before authentication: `<img>` and `<audio>` can't send a token, so the unguessable key is the permission. */
export const filesRoutes = (services: Parameters<typeof createSmallCopies>[0]) => {
  const { store } = services;
  const smallOf = createSmallCopies(services);
  return new Hono().get('/files/:key', describeFile, ({ req }) => {
    const [key, width] = [req.param('key'), wantedWidth(req.queries('w'))];
    return width === undefined ? serveFile(store, key, req.raw) : serveSmall({ store, smallOf }, { key, width }, req.raw);
  });
};
