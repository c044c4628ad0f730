import AdIcon from '@mui/icons-material/LocalOfferOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';
import { createdAt, publicationStatus, publishedAt } from '../../ui/list/columns';

export const ads: ResourceDescriptor = {
  icon: AdIcon,
  group: 'adsAndAnnouncements',
  pictureShape: 'wide',
  columns: [{ source: 'title' }, publicationStatus, publishedAt, createdAt],
  Inputs: lazyPart(async () => (await import('./AdInputs')).AdInputs),
  quietCreateFailure: true,
  quietSearchFailure: true,
};
