import ImportIcon from '@mui/icons-material/DriveFolderUploadOutlined';
import SongIcon from '@mui/icons-material/MusicNoteOutlined';
import { IMPORT_SONGS } from '../../routes';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';
import { publicationStatus, publishedAt, referenceTo } from '../../ui/list/columns';

export const songs: ResourceDescriptor = {
  icon: SongIcon,
  group: 'listings',
  pictureShape: 'square',
  columns: [
    { source: 'title' },
    referenceTo('artists', 'artist', '17%'),
    referenceTo('albums', 'album', '15%'),
    publicationStatus,
    publishedAt,
  ],
  Inputs: lazyPart(async () => (await import('./SongInputs')).SongInputs),
  detail: 'artist',
  plays: 'fileUrl',
  ownPage: {
    path: IMPORT_SONGS,
    label: 'resources.songs.import',
    icon: ImportIcon,
    Page: lazyPart(async () => (await import('./importing/ImportPage')).ImportPage),
  },
};
