import { CatalogueList } from '../../ui/list/CatalogueList';
import { type Column, publicationStatus, publishedAt, referenceTo } from '../../ui/list/columns';

/** Spec 2: Title, Artist (stage name), Album (name), Publication Status, Published At. */
const COLUMNS: readonly Column[] = [
  { source: 'title', picture: 'coverArt' },
  referenceTo('artists', 'artist', ['artistStatic', 'stageName']),
  referenceTo('albums', 'album', ['albumStatic', 'name']),
  publicationStatus,
  publishedAt,
];

export const SongList = () => <CatalogueList columns={COLUMNS} />;
