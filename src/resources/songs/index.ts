import SongIcon from '@mui/icons-material/MusicNoteOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';
import { publicationStatus, publishedAt, referenceTo } from '../../ui/list/columns';

export const songs: ResourceDescriptor = {
  icon: SongIcon,
  group: 'listings',
  columns: [
    { source: 'title' },
    referenceTo('artists', 'artist'),
    referenceTo('albums', 'album'),
    publicationStatus,
    publishedAt,
  ],
  Inputs: lazyPart(async () => (await import('./SongInputs')).SongInputs),
  detail: 'artist',
  plays: 'fileUrl',
};
