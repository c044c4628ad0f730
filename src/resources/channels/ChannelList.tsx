import { CatalogueList } from '../../ui/list/CatalogueList';
import { type Column, publicationStatus, publishedAt } from '../../ui/list/columns';

/** Spec 2: Name, Publication Status, Published At. */
const COLUMNS: readonly Column[] = [{ source: 'name', picture: 'photo' }, publicationStatus, publishedAt];

export const ChannelList = () => <CatalogueList columns={COLUMNS} />;
