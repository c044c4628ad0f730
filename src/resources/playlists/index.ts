import PlaylistIcon from '@mui/icons-material/QueueMusicOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { publicationStatus, publishedAt } from '../../ui/list/columns';
import { screen } from '../../ui/screen';

export const playlists: ResourceDescriptor = {
  icon: PlaylistIcon,
  group: 'listings',
  columns: [{ source: 'name' }, publicationStatus, publishedAt],
  Inputs: screen(async () => (await import('./PlaylistInputs')).PlaylistInputs),
  afterCreate: 'edit',
  quietCreateFailure: true,
  AfterForm: screen(async () => (await import('./SongsPanel')).SongsPanel),
};
