import MicIcon from '@mui/icons-material/MicExternalOnOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';
import { publicationStatus, publishedAt } from '../../ui/list/columns';

export const artists: ResourceDescriptor = {
  icon: MicIcon,
  group: 'listings',
  pictureShape: 'round',
  columns: [
    { source: 'stageName' },
    { source: 'firstName', width: '16%' },
    { source: 'lastName', width: '18%' },
    publicationStatus,
    publishedAt,
  ],
  Inputs: lazyPart(async () => (await import('./ArtistInputs')).ArtistInputs),
};
