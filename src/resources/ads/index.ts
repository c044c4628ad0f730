import AdIcon from '@mui/icons-material/LocalOfferOutlined';
import { lazy } from 'react';
import type { CatalogueResource } from '../../ui/CatalogueResource';

const rule = [['title'], ['featureImage']] as const;

/** Promotion ads: a title and a feature image (spec 3, 5). */
export const ads: CatalogueResource = {
  name: 'ads',
  icon: AdIcon,
  group: 'adsAndAnnouncements',
  required: { create: rule, update: rule },
  recordRepresentation: ({ title }) => title,
  picture: 'featureImage',
  quietCreateFailure: true,
  quietSearchFailure: true,
  List: lazy(() => import('./AdList').then((module) => ({ default: module.AdList }))),
  Add: lazy(() => import('./AdAdd').then((module) => ({ default: module.AdAdd }))),
  Edit: lazy(() => import('./AdEdit').then((module) => ({ default: module.AdEdit }))),
};
