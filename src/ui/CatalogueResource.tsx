import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentType, createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { ResourceName } from '../contract/kinds';
import type { Screen } from './screen';

/**
 * What a form must hold before it is sent (spec 5): every group needs at least one field that is not blank.
 * [['stageName', 'firstName'], ['photo']] reads '(stageName or firstName) and a photo'.
 */
export type RequiredRule = readonly (readonly string[])[];

/** Everything that makes one kind of record differ from the others. Its texts stand in messages under `resources.{name}`. */
export interface CatalogueResource {
  name: ResourceName;
  icon: ComponentType<SvgIconProps>;
  /** Group of the sidebar (spec 2, Layout). */
  group: 'listings' | 'adsAndAnnouncements' | 'users';
  required: { create: RequiredRule; update: RequiredRule };
  /** The name by which people know a record, as plain text. */
  recordRepresentation: (record: RaRecord) => string;
  /** Field that holds the record's picture, where it has one. */
  picture?: string;
  /** What tells two records of the same name apart, such as a song's artist. */
  detail?: (record: RaRecord) => string | null | undefined;
  /** Where the app goes after a create: most stay with an empty form, a playlist opens (spec 4). Stays unless told. */
  afterCreate?: 'stay' | 'edit';
  /** A failed create shows no alert but a text beside the buttons (spec 8). */
  quietCreateFailure?: boolean;
  /** Search errors are ignored silently (spec 8). */
  quietSearchFailure?: boolean;
  /** Button beside or instead of Save on the add page: most publish, a user is created (spec 2). */
  createButtons?: 'saveAndPublish' | 'create';
  List: Screen;
  Add: Screen;
  Edit: Screen;
}

/** What the menu, the dashboard and the pickers read of a kind, through react-admin's resource definitions. */
export type ResourceOptions = Pick<CatalogueResource, 'group' | 'picture' | 'detail' | 'List'>;

const CatalogueResourceContext = createContext<CatalogueResource | null>(null);

export const CatalogueResourceProvider = CatalogueResourceContext.Provider;

/** The kind of record that the screen around is about. Throws outside of a resource's screens. */
export const useCatalogueResource = (): CatalogueResource => {
  const resource = useContext(CatalogueResourceContext);
  if (!resource) throw new Error('useCatalogueResource needs a CatalogueResourceProvider above it');
  return resource;
};
