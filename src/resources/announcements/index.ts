import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { NO_VALUE } from '../../ui/fields/DateField';
import { lazyPart } from '../../ui/lazyPart';
import { createdAt, publicationStatus, publishedAt } from '../../ui/list/columns';

const capitalised = (type: unknown) =>
  typeof type === 'string' && type !== '' ? type.charAt(0).toUpperCase() + type.slice(1) : NO_VALUE;

export const announcements: ResourceDescriptor = {
  icon: CampaignIcon,
  group: 'adsAndAnnouncements',
  pictureShape: 'wide',
  columns: [
    { source: 'title' },
    {
      source: 'targetType',
      label: 'resources.announcements.columns.targetType',
      width: 112,
      render: ({ targetType }) => capitalised(targetType),
    },
    publicationStatus,
    publishedAt,
    createdAt,
  ],
  Inputs: lazyPart(async () => (await import('./AnnouncementInputs')).AnnouncementInputs),
  quietSearchFailure: true,
};
