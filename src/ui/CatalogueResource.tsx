import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentType, createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { RecordKind } from '../contract/kinds';
import type { CatalogueRecord } from '../providers/types';
import type { LazyPart } from './lazyPart';
import type { Column } from './list/columns';

/** The groups of the sidebar (spec 2, Layout). */
export const MENU_GROUPS = ['listings', 'adsAndAnnouncements', 'users'] as const;

export interface HeaderActionsProps {
  /** Told of the record as it is after the action. */
  onChanged: (record: CatalogueRecord) => void;
}

/** What only the console knows of a kind; what the API knows too stands in the contract, its texts in messages under `resources.{name}`. */
export interface ResourceDescriptor {
  icon: ComponentType<SvgIconProps>;
  group: (typeof MENU_GROUPS)[number];
  /** Of the list, in the order of spec 2. */
  columns: readonly Column[];
  /** The fields of its forms. */
  Inputs: LazyPart;
  /** Field with the reference that tells records of the same name apart in a picker, such as a song's artist. */
  detail?: string;
  /** Where the app goes after a create: most stay with an empty form, a playlist opens (spec 4). Stays unless told. */
  afterCreate?: 'stay' | 'edit';
  /** A failed create shows no alert but a text beside the buttons (spec 8). */
  quietCreateFailure?: boolean;
  /** Search errors are ignored silently (spec 8). */
  quietSearchFailure?: boolean;
  /** Beside the heading of the edit page, in place of the Publish/Unpublish button. */
  HeaderActions?: LazyPart<HeaderActionsProps>;
  /** Below the form of the edit page, such as the songs of a playlist. */
  AfterForm?: LazyPart;
}

/** A kind of record as its screens see it. */
export interface CatalogueResource extends RecordKind, ResourceDescriptor {
  /** The name by which people know a record, as plain text. */
  recordRepresentation: (record: RaRecord) => string;
  List: LazyPart;
  Add: LazyPart;
  Edit: LazyPart;
}

/** What the menu, the dashboard and the pickers read of a kind, through react-admin's resource definitions. */
export type ResourceOptions = Pick<CatalogueResource, 'group' | 'detail' | 'List'>;

const CatalogueResourceContext = createContext<CatalogueResource | null>(null);

export const CatalogueResourceProvider = CatalogueResourceContext.Provider;

/** The kind of record that the screen around is about. Throws outside of a resource's screens. */
export const useCatalogueResource = (): CatalogueResource => {
  const resource = useContext(CatalogueResourceContext);
  if (!resource) throw new Error('useCatalogueResource needs a CatalogueResourceProvider above it');
  return resource;
};
