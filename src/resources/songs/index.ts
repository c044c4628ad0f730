import Icon from '@mui/icons-material/MusicNoteOutlined';
import type { CatalogueResource } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';

/** Songs: a title to create one, a title and a cover to update it (spec 3, 5). */
export const songs: CatalogueResource = {
  name: 'songs',
  icon: Icon,
  group: 'listings',
  required: { create: [['title']], update: [['title'], ['coverArt']] },
  recordRepresentation: (record) => record.title ?? '',
  picture: 'coverArt',
  detail: ({ artist, artistStatic }) => artist?.stageName ?? artistStatic?.stageName,
  List: lazyPart(async () => (await import('./SongList')).SongList),
  Add: lazyPart(async () => (await import('./SongAdd')).SongAdd),
  Edit: lazyPart(async () => (await import('./SongEdit')).SongEdit),
};
