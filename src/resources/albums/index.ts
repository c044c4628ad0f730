import Icon from '@mui/icons-material/AlbumOutlined';
import { lazy } from 'react';
import type { CatalogueResource } from '../../ui/CatalogueResource';

/** Albums: a title, kept as `name`, and album art (spec 3, 5). */
export const albums: CatalogueResource = {
  name: 'albums',
  icon: Icon,
  group: 'listings',
  required: { create: [['name'], ['albumArt']], update: [['name'], ['albumArt']] },
  recordRepresentation: (record) => record.name ?? '',
  picture: 'albumArt',
  detail: ({ artist }) => artist?.stageName,
  List: lazy(() => import('./AlbumList').then((module) => ({ default: module.AlbumList }))),
  Add: lazy(() => import('./AlbumAdd').then((module) => ({ default: module.AlbumAdd }))),
  Edit: lazy(() => import('./AlbumEdit').then((module) => ({ default: module.AlbumEdit }))),
};
