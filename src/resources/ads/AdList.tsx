import { CatalogueList } from '../../ui/list/CatalogueList';
import type { Column } from '../../ui/list/columns';
import { createdAt, publicationStatus, publishedAt } from '../../ui/list/columns';

/** Spec 2: Title, Publication Status, Published At, Created At. */
const COLUMNS: readonly Column[] = [{ source: 'title', picture: 'featureImage' }, publicationStatus, publishedAt, createdAt];

export const AdList = () => <CatalogueList columns={COLUMNS} />;
