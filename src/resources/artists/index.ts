import MicIcon from '@mui/icons-material/MicExternalOnOutlined';
import { lazy } from 'react';
import type { CatalogueResource } from '../../ui/CatalogueResource';
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
  List: lazy(() => import('./ArtistList').then((module) => ({ default: module.ArtistList }))),
  Add: lazy(() => import('./ArtistAdd').then((module) => ({ default: module.ArtistAdd }))),
  Edit: lazy(() => import('./ArtistEdit').then((module) => ({ default: module.ArtistEdit }))),
};
