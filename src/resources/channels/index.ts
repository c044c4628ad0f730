import ChannelIcon from '@mui/icons-material/SubscriptionsOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';
import { publicationStatus, publishedAt } from '../../ui/list/columns';

export const channels: ResourceDescriptor = {
  icon: ChannelIcon,
  group: 'listings',
  pictureShape: 'round',
  columns: [{ source: 'name' }, publicationStatus, publishedAt],
  Inputs: lazyPart(async () => (await import('./ChannelInputs')).ChannelInputs),
};
