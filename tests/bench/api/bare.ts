import { createServer } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { v7 } from 'uuid';
import { CREATE, HISTORY, LIST, lookUpArtists, ONE, openEngine, searchSongs } from './bareQueries';

/**
 * What the product is compared with: the same calls on the same tables, written by hand for songs alone, as plain as they can be. No sign-in, no
 * checks, no log, no limits. It gives the product's own answers, which the bench compares.
 */
const engine = openEngine(process.env.BARE_TARGET ?? '');

type Row = Record<string, unknown>;
const address = (key: unknown) => (typeof key === 'string' ? `/api/v1/files/${key}` : null);

const state = (row: Row) => ({
  isPublished: row.is_published === 1,
  publishedAt: row.published_at,
  createdAt: row.created_at,
  version: row.version,
  updatedAt: row.updated_at ?? row.created_at,
});

const song = (row: Row) => ({
  _id: row.id,
  title: row.title,
  artist: row.artist_id ? { _id: row.artist_id, stageName: row.stage_name, photo: address(row.photo) } : null,
  album: row.album_id ? { _id: row.album_id, name: row.album_name, albumArt: address(row.album_art) } : null,
  artistStatic: row.artist_id ? { stageName: row.stage_name } : null,
  albumStatic: row.album_id ? { name: row.album_name } : null,
  coverArt: address(row.cover_art),
  fileUrl: address(row.file_url),
  fileName: row.original_name,
  duration: row.duration,
  peaks: row.peaks,
  ...state(row),
});

const artist = (row: Row) => ({
  _id: row.id,
  stageName: row.stage_name,
  firstName: row.first_name,
  lastName: row.last_name,
  photo: address(row.photo),
  coverImage: address(row.cover_image),
  ...state(row),
});

const entry = (row: Row) => ({
  _id: row.id,
  action: row.action,
  by: row.by_id ? { _id: row.by_id, fullName: row.by_name } : null,
  at: row.at,
  version: row.version,
  changes: JSON.parse(String(row.changes)),
});

const ONLY_PAGE = { next: null, prev: null };

const app = new Hono()
  .basePath('/api/v1')
  .get('/history/songs/:id', async (context) => {
    const rows = await engine.all(HISTORY, [context.req.param('id')]);
    return context.json({ success: true, data: rows.slice(0, 20).map(entry), pagination: ONLY_PAGE });
  })
  .get('/listings/songs', async (context) => {
    const [limit, page] = [Number(context.req.query('limit') ?? 20), Number(context.req.query('page') ?? 1)];
    const offset = (page - 1) * limit;
    const found = await engine.all(LIST, offset > 0 ? [limit + 2, offset - 1] : [limit + 1, 0]);
    const [before, rows] = offset > 0 ? [found[0], found.slice(1)] : [undefined, found];
    return context.json({
      success: true,
      data: rows.slice(0, limit).map(song),
      pagination: {
        next: rows.length > limit ? { page: page + 1 } : null,
        prev: page > 1 ? { page: page - 1, lastId: before?.id } : null,
      },
    });
  })
  .get('/listings/songs/search', async (context) => {
    const rows = await searchSongs(engine, (context.req.query('key') ?? '').toLowerCase());
    return context.json({ success: true, data: rows.map(song), pagination: ONLY_PAGE });
  })
  .get('/listings/artists/published/search', async (context) => {
    const rows = await lookUpArtists(engine, (context.req.query('key') ?? '').toLowerCase());
    return context.json({ success: true, data: rows.map(artist), pagination: ONLY_PAGE });
  })
  .post('/listings/songs', async (context) => {
    const form = await context.req.formData();
    const [id, title] = [v7(), String(form.get('title'))];
    const values = [id, title.toLowerCase(), new Date().toISOString(), title, form.get('artist'), form.get('album')];
    await engine.all(engine.isPostgres ? CREATE : `${CREATE} returning id`, values);
    const [row] = await engine.all(ONE, [id]);
    return context.json({ success: true, data: song(row ?? {}) }, 201);
  });

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', createServer }, ({ port }) =>
  console.log(`Bare: http://127.0.0.1:${port}`),
);
process.on('SIGTERM', () => {
  server.close();
  process.exit(0);
});
