import { CatalogueList } from '../../ui/list/CatalogueList';
import type { Column } from '../../ui/list/columns';
import { publicationStatus, publishedAt } from '../../ui/list/columns';

/** Spec 2: Stage Name, First Name, Last Name, Publication Status, Published At. */
const COLUMNS: readonly Column[] = [
  { source: 'stageName', picture: 'photo' },
  { source: 'firstName' },
  { source: 'lastName' },
  publicationStatus,
  publishedAt,
];

export const ArtistList = () => <CatalogueList columns={COLUMNS} filterByPublication />;
