import AdIcon from '@mui/icons-material/LocalOfferOutlined';
import type { CatalogueResource } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';

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
  List: lazyPart(async () => (await import('./AdList')).AdList),
  Add: lazyPart(async () => (await import('./AdAdd')).AdAdd),
  Edit: lazyPart(async () => (await import('./AdEdit')).AdEdit),
};
