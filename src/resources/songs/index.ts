import Icon from '@mui/icons-material/MusicNoteOutlined';
import { lazy } from 'react';
import type { CatalogueResource } from '../../ui/CatalogueResource';

/** Songs: a title to create one, a title and a cover to update it (spec 3, 5). */
export const songs: CatalogueResource = {
  name: 'songs',
  icon: Icon,
  group: 'listings',
  required: { create: [['title']], update: [['title'], ['coverArt']] },
  recordRepresentation: (record) => record.title ?? '',
  picture: 'coverArt',
  detail: ({ artist, artistStatic }) => artist?.stageName ?? artistStatic?.stageName,
  List: lazy(() => import('./SongList').then((module) => ({ default: module.SongList }))),
  Add: lazy(() => import('./SongAdd').then((module) => ({ default: module.SongAdd }))),
  Edit: lazy(() => import('./SongEdit').then((module) => ({ default: module.SongEdit }))),
};
