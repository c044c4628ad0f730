import MicIcon from '@mui/icons-material/MicExternalOnOutlined';
import type { CatalogueResource } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';
import { fullName } from './fullName';

const rule = [['stageName', 'firstName'], ['photo']] as const;

/** Artists: a stage name or a first name, and a photo (spec 3, 5). */
export const artists: CatalogueResource = {
  name: 'artists',
  icon: MicIcon,
  group: 'listings',
  required: { create: rule, update: rule },
  recordRepresentation: ({ stageName, firstName, lastName }) => stageName || fullName({ firstName, lastName }),
  picture: 'photo',
  List: lazyPart(async () => (await import('./ArtistList')).ArtistList),
  Add: lazyPart(async () => (await import('./ArtistAdd')).ArtistAdd),
  Edit: lazyPart(async () => (await import('./ArtistEdit')).ArtistEdit),
};
