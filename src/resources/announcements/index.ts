import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import type { CatalogueResource } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';

const rule = [['title'], ['featureImage']] as const;

/** Announcements: a title and a feature image; what they announce is optional (spec 3, 5). */
export const announcements: CatalogueResource = {
  name: 'announcements',
  icon: CampaignIcon,
  group: 'adsAndAnnouncements',
  required: { create: rule, update: rule },
  recordRepresentation: ({ title }) => title,
  picture: 'featureImage',
  quietSearchFailure: true,
  List: lazyPart(async () => (await import('./AnnouncementList')).AnnouncementList),
  Add: lazyPart(async () => (await import('./AnnouncementAdd')).AnnouncementAdd),
  Edit: lazyPart(async () => (await import('./AnnouncementEdit')).AnnouncementEdit),
};
