import VideoIcon from '@mui/icons-material/OndemandVideoOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';
import { publicationStatus, publishedAt, referenceTo } from '../../ui/list/columns';

export const videos: ResourceDescriptor = {
  icon: VideoIcon,
  group: 'listings',
  pictureShape: 'wide',
  columns: [
    { source: 'title' },
    referenceTo('channels', 'channel', '16%'),
    referenceTo('artists', 'artist', '16%'),
    publicationStatus,
    publishedAt,
  ],
  Inputs: lazyPart(async () => (await import('./VideoInputs')).VideoInputs),
  detail: 'channel',
};
