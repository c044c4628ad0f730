import Icon from '@mui/icons-material/SubscriptionsOutlined';
import { lazy } from 'react';
import type { CatalogueResource } from '../../ui/CatalogueResource';

/** Channels: a name and a photo (spec 3, 5). */
export const channels: CatalogueResource = {
  name: 'channels',
  icon: Icon,
  group: 'listings',
  required: { create: [['name'], ['photo']], update: [['name'], ['photo']] },
  recordRepresentation: (record) => record.name ?? '',
  picture: 'photo',

  List: lazy(() => import('./ChannelList').then((module) => ({ default: module.ChannelList }))),
  Add: lazy(() => import('./ChannelAdd').then((module) => ({ default: module.ChannelAdd }))),
  Edit: lazy(() => import('./ChannelEdit').then((module) => ({ default: module.ChannelEdit }))),
};
