import Icon from '@mui/icons-material/AlbumOutlined';
import type { CatalogueResource } from '../../ui/CatalogueResource';
import { screen } from '../../ui/screen';

/** Albums: a title, kept as `name`, and album art (spec 3, 5). */
export const albums: CatalogueResource = {
  name: 'albums',
  icon: Icon,
  group: 'listings',
  required: { create: [['name'], ['albumArt']], update: [['name'], ['albumArt']] },
  recordRepresentation: (record) => record.name ?? '',
  picture: 'albumArt',
  detail: ({ artist }) => artist?.stageName,
  List: screen(async () => (await import('./AlbumList')).AlbumList),
  Add: screen(async () => (await import('./AlbumAdd')).AlbumAdd),
  Edit: screen(async () => (await import('./AlbumEdit')).AlbumEdit),
};
