import ChannelIcon from '@mui/icons-material/SubscriptionsOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { publicationStatus, publishedAt } from '../../ui/list/columns';
import { screen } from '../../ui/screen';

export const channels: ResourceDescriptor = {
  icon: ChannelIcon,
  group: 'listings',
  columns: [{ source: 'name' }, publicationStatus, publishedAt],
  Inputs: screen(async () => (await import('./ChannelInputs')).ChannelInputs),
};
