import { CatalogueList } from '../../ui/list/CatalogueList';
import { type Column, publicationStatus, publishedAt, referenceTo } from '../../ui/list/columns';

/** Spec 2: Name, Artist, Publication Status, Published At. */
const COLUMNS: readonly Column[] = [
  { source: 'name', picture: 'albumArt', label: 'resources.albums.columns.name' },
  referenceTo('artists', 'artist'),
  publicationStatus,
  publishedAt,
];

export const AlbumList = () => <CatalogueList columns={COLUMNS} />;
