import { CatalogueList } from '../../ui/list/CatalogueList';
import { type Column, publicationStatus, publishedAt, referenceTo } from '../../ui/list/columns';

/** Spec 2: Title, Channel (name), Artist, Publication Status, Published At. */
const COLUMNS: readonly Column[] = [
  { source: 'title', picture: 'thumbnail' },
  referenceTo('channels', 'channel'),
  referenceTo('artists', 'artist'),
  publicationStatus,
  publishedAt,
];

export const VideoList = () => <CatalogueList columns={COLUMNS} />;
