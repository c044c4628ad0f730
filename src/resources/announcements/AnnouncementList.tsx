import { NOTHING } from '../../ui/fields/DateField';
import { CatalogueList } from '../../ui/list/CatalogueList';
import type { Column } from '../../ui/list/columns';
import { createdAt, publicationStatus, publishedAt } from '../../ui/list/columns';

const capitalised = (type: unknown) =>
  typeof type === 'string' && type !== '' ? type.charAt(0).toUpperCase() + type.slice(1) : NOTHING;

/** Spec 2: Title, Target (capitalised target type), Publication Status, Published At, Created At. */
const COLUMNS: readonly Column[] = [
  { source: 'title', picture: 'featureImage' },
  {
    source: 'targetType',
    label: 'resources.announcements.columns.targetType',
    render: ({ targetType }) => capitalised(targetType),
  },
  publicationStatus,
  publishedAt,
  createdAt,
];

export const AnnouncementList = () => <CatalogueList columns={COLUMNS} />;
