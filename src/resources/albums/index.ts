import Icon from '@mui/icons-material/AlbumOutlined';
import type { CatalogueResource } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';

/** Albums: a title, kept as `name`, and album art (spec 3, 5). */
export const albums: CatalogueResource = {
  name: 'albums',
  icon: Icon,
  group: 'listings',
  required: { create: [['name'], ['albumArt']], update: [['name'], ['albumArt']] },
  recordRepresentation: (record) => record.name ?? '',
  picture: 'albumArt',
  detail: ({ artist }) => artist?.stageName,
  List: lazyPart(async () => (await import('./AlbumList')).AlbumList),
  Add: lazyPart(async () => (await import('./AlbumAdd')).AlbumAdd),
  Edit: lazyPart(async () => (await import('./AlbumEdit')).AlbumEdit),
};
