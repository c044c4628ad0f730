import VideoIcon from '@mui/icons-material/OndemandVideoOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { publicationStatus, publishedAt, referenceTo } from '../../ui/list/columns';
import { screen } from '../../ui/screen';

export const videos: ResourceDescriptor = {
  icon: VideoIcon,
  group: 'listings',
  columns: [
    { source: 'title' },
    referenceTo('channels', 'channel'),
    referenceTo('artists', 'artist'),
    publicationStatus,
    publishedAt,
  ],
  Inputs: screen(async () => (await import('./VideoInputs')).VideoInputs),
  detail: 'channel',
};
