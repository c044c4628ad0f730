import Icon from '@mui/icons-material/SubscriptionsOutlined';
import type { CatalogueResource } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';

/** Channels: a name and a photo (spec 3, 5). */
export const channels: CatalogueResource = {
  name: 'channels',
  icon: Icon,
  group: 'listings',
  required: { create: [['name'], ['photo']], update: [['name'], ['photo']] },
  recordRepresentation: (record) => record.name ?? '',
  picture: 'photo',

  List: lazyPart(async () => (await import('./ChannelList')).ChannelList),
  Add: lazyPart(async () => (await import('./ChannelAdd')).ChannelAdd),
  Edit: lazyPart(async () => (await import('./ChannelEdit')).ChannelEdit),
};
