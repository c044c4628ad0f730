import AdIcon from '@mui/icons-material/LocalOfferOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { createdAt, publicationStatus, publishedAt } from '../../ui/list/columns';
import { screen } from '../../ui/screen';

export const ads: ResourceDescriptor = {
  icon: AdIcon,
  group: 'adsAndAnnouncements',
  columns: [{ source: 'title' }, publicationStatus, publishedAt, createdAt],
  Inputs: screen(async () => (await import('./AdInputs')).AdInputs),
  quietCreateFailure: true,
  quietSearchFailure: true,
};
