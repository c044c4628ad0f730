import MicIcon from '@mui/icons-material/MicExternalOnOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';
import { publicationStatus, publishedAt } from '../../ui/list/columns';

export const artists: ResourceDescriptor = {
  icon: MicIcon,
  group: 'listings',
  shape: 'round',
  columns: [
    { source: 'stageName' },
    { source: 'firstName', isDetail: true },
    { source: 'lastName', isDetail: true },
    publicationStatus,
    publishedAt,
  ],
  Inputs: lazyPart(async () => (await import('./ArtistInputs')).ArtistInputs),
};
