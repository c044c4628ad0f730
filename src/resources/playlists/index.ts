import Icon from '@mui/icons-material/QueueMusicOutlined';
import type { CatalogueResource } from '../../ui/CatalogueResource';
import { screen } from '../../ui/screen';

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
  List: screen(async () => (await import('./PlaylistList')).PlaylistList),
  Add: screen(async () => (await import('./PlaylistAdd')).PlaylistAdd),
  Edit: screen(async () => (await import('./PlaylistEdit')).PlaylistEdit),
};
