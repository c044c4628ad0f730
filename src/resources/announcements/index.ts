import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import { lazy } from 'react';
import type { CatalogueResource } from '../../ui/CatalogueResource';

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
  List: lazy(() => import('./AnnouncementList').then((module) => ({ default: module.AnnouncementList }))),
  Add: lazy(() => import('./AnnouncementAdd').then((module) => ({ default: module.AnnouncementAdd }))),
  Edit: lazy(() => import('./AnnouncementEdit').then((module) => ({ default: module.AnnouncementEdit }))),
};
