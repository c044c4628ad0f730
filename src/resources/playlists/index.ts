import Icon from '@mui/icons-material/QueueMusicOutlined';
import type { CatalogueResource } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';

/** Playlists: a name to create one, which then opens; name and feature image to update it (spec 3, 4, 5). */
export const playlists: CatalogueResource = {
  name: 'playlists',
  icon: Icon,
  group: 'listings',
  required: { create: [['name']], update: [['name'], ['featureImage']] },
  recordRepresentation: (record) => record.name ?? '',
  picture: 'featureImage',

  afterCreate: 'edit',
  quietCreateFailure: true,
  List: lazyPart(async () => (await import('./PlaylistList')).PlaylistList),
  Add: lazyPart(async () => (await import('./PlaylistAdd')).PlaylistAdd),
  Edit: lazyPart(async () => (await import('./PlaylistEdit')).PlaylistEdit),
};
