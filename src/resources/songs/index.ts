import SongIcon from '@mui/icons-material/MusicNoteOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { publicationStatus, publishedAt, referenceTo } from '../../ui/list/columns';
import { screen } from '../../ui/screen';

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
  Inputs: screen(async () => (await import('./SongInputs')).SongInputs),
  detail: 'artist',
};
