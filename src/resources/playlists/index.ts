import PlaylistIcon from '@mui/icons-material/QueueMusicOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';
import { publicationStatus, publishedAt } from '../../ui/list/columns';

export const playlists: ResourceDescriptor = {
  icon: PlaylistIcon,
  group: 'listings',
  pictureShape: 'square',
  columns: [{ source: 'name' }, publicationStatus, publishedAt],
  Inputs: lazyPart(async () => (await import('./PlaylistInputs')).PlaylistInputs),
  afterCreate: 'edit',
  quietCreateFailure: true,
  AfterForm: lazyPart(async () => (await import('./SongsPanel')).SongsPanel),
};
