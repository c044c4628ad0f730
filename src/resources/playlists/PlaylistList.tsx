import { CatalogueList } from '../../ui/list/CatalogueList';
import { type Column, publicationStatus, publishedAt } from '../../ui/list/columns';

/** Spec 2: Name, Publication Status, Published At. */
const COLUMNS: readonly Column[] = [{ source: 'name', picture: 'featureImage' }, publicationStatus, publishedAt];

export const PlaylistList = () => <CatalogueList columns={COLUMNS} />;
