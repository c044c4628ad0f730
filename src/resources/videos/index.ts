import Icon from '@mui/icons-material/OndemandVideoOutlined';
import { lazy } from 'react';
import type { CatalogueResource } from '../../ui/CatalogueResource';

/** Videos: a title and a YouTube address (spec 3, 5). */
export const videos: CatalogueResource = {
  name: 'videos',
  icon: Icon,
  group: 'listings',
  required: { create: [['title'], ['url']], update: [['title'], ['url']] },
  recordRepresentation: (record) => record.title ?? '',
  picture: 'thumbnail',
  detail: ({ channel }) => channel?.name,
  List: lazy(() => import('./VideoList').then((module) => ({ default: module.VideoList }))),
  Add: lazy(() => import('./VideoAdd').then((module) => ({ default: module.VideoAdd }))),
  Edit: lazy(() => import('./VideoEdit').then((module) => ({ default: module.VideoEdit }))),
};
