import Icon from '@mui/icons-material/QueueMusicOutlined';
import { lazy } from 'react';
import type { CatalogueResource } from '../../ui/CatalogueResource';

/** Playlists: a name to create one, which then opens; name and feature image to update it (spec 3, 4, 5). */
export const playlists: CatalogueResource = {
  name: 'playlists',
  icon: Icon,
  group: 'listings',
  required: { create: [['name']], update: [['name'], ['featureImage']] },
  recordRepresentation: (record) => record.name ?? '',
  picture: 'featureImage',

  afterCreate: 'edit',
  quietCreateFailure: true,
  List: lazy(() => import('./PlaylistList').then((module) => ({ default: module.PlaylistList }))),
  Add: lazy(() => import('./PlaylistAdd').then((module) => ({ default: module.PlaylistAdd }))),
  Edit: lazy(() => import('./PlaylistEdit').then((module) => ({ default: module.PlaylistEdit }))),
};
