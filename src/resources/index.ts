import type { CatalogueResource } from '../ui/CatalogueResource';
import { ads } from './ads';
import { albums } from './albums';
import { announcements } from './announcements';
import { artists } from './artists';
import { channels } from './channels';
import { playlists } from './playlists';
import { songs } from './songs';
import { users } from './users';
import { videos } from './videos';

/** Every kind of record of the console, in the order of the sidebar (spec 2). */
export const RESOURCES: readonly CatalogueResource[] = [
  artists,
  songs,
  albums,
  playlists,
  videos,
  channels,
  announcements,
  ads,
  users,
];
