import AlbumIcon from '@mui/icons-material/AlbumOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';
import { publicationStatus, publishedAt, referenceTo } from '../../ui/list/columns';

export const albums: ResourceDescriptor = {
  icon: AlbumIcon,
  group: 'listings',
  pictureShape: 'square',
  columns: [
    { source: 'name', label: 'resources.albums.columns.name' },
    referenceTo('artists', 'artist', '24%'),
    publicationStatus,
    publishedAt,
  ],
  Inputs: lazyPart(async () => (await import('./AlbumInputs')).AlbumInputs),
  detail: 'artist',
};
