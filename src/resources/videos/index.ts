import Icon from '@mui/icons-material/OndemandVideoOutlined';
import type { CatalogueResource } from '../../ui/CatalogueResource';
import { screen } from '../../ui/screen';

/** Videos: a title and a YouTube address (spec 3, 5). */
export const videos: CatalogueResource = {
  name: 'videos',
  icon: Icon,
  group: 'listings',
  required: { create: [['title'], ['url']], update: [['title'], ['url']] },
  recordRepresentation: (record) => record.title ?? '',
  picture: 'thumbnail',
  detail: ({ channel }) => channel?.name,
  List: screen(async () => (await import('./VideoList')).VideoList),
  Add: screen(async () => (await import('./VideoAdd')).VideoAdd),
  Edit: screen(async () => (await import('./VideoEdit')).VideoEdit),
};
