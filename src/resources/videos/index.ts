import Icon from '@mui/icons-material/OndemandVideoOutlined';
import type { CatalogueResource } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';

/** Videos: a title and a YouTube address (spec 3, 5). */
export const videos: CatalogueResource = {
  name: 'videos',
  icon: Icon,
  group: 'listings',
  required: { create: [['title'], ['url']], update: [['title'], ['url']] },
  recordRepresentation: (record) => record.title ?? '',
  picture: 'thumbnail',
  detail: ({ channel }) => channel?.name,
  List: lazyPart(async () => (await import('./VideoList')).VideoList),
  Add: lazyPart(async () => (await import('./VideoAdd')).VideoAdd),
  Edit: lazyPart(async () => (await import('./VideoEdit')).VideoEdit),
};
