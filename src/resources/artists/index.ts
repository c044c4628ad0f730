import MicIcon from '@mui/icons-material/MicExternalOnOutlined';
import type { ResourceDescriptor } from '../../ui/CatalogueResource';
import { publicationStatus, publishedAt } from '../../ui/list/columns';
import { screen } from '../../ui/screen';

export const artists: ResourceDescriptor = {
  icon: MicIcon,
  group: 'listings',
  columns: [{ source: 'stageName' }, { source: 'firstName' }, { source: 'lastName' }, publicationStatus, publishedAt],
  Inputs: screen(async () => (await import('./ArtistInputs')).ArtistInputs),
};
