import VideoIcon from '@mui/icons-material/OndemandVideoOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';
import { publicationStatus, publishedAt, referenceTo } from '../../ui/list/columns';

export const videos: ResourceDescriptor = {
  icon: VideoIcon,
  group: 'listings',
  shape: 'wide',
  columns: [
    { source: 'title' },
    referenceTo('channels', 'channel'),
    referenceTo('artists', 'artist'),
    publicationStatus,
    publishedAt,
  ],
  Inputs: lazyPart(async () => (await import('./VideoInputs')).VideoInputs),
  detail: 'channel',
};
