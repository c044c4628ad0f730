import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentType, createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { RecordKind } from '../contract/kinds';
import type { CatalogueRecord } from '../providers/types';
import type { PictureShape } from './fields/Picture';
import type { LazyPart } from './lazyPart';
import type { Column } from './list/columns';

/** A page that a kind has beside those of spec 2. Whoever may use the kind may open it. */
export interface OwnPage {
  path: string;
  /** Key of the words of the button in the header of the list that leads there, beside Add. */
  label: string;
  icon: ComponentType<SvgIconProps>;
  Page: LazyPart;
}

export const MENU_GROUPS = ['listings', 'adsAndAnnouncements', 'users'] as const;

export interface HeaderActionsProps {
  /** Told of the record as it is after the action. */
  onChanged: (record: CatalogueRecord) => void;
}

/** What only the console knows of a kind. What the API knows too stands in the contract, its texts in messages/. */
export interface ResourceDescriptor {
  icon: ComponentType<SvgIconProps>;
  group: (typeof MENU_GROUPS)[number];
  /** By which the pictures of a kind are told from those of others; without a picture the first letters of the name stand in it. */
  pictureShape?: PictureShape;
  columns: readonly Column[];
  Inputs: LazyPart;
  /** The reference field that tells records of the same name apart in a picker, such as a song's artist. */
  detail?: string;
  /** The field with the address of a sound: pictures of the records play it. */
  plays?: string;
  /** After a create the page stays, with an empty form, unless told to open the new record (spec 4). */
  afterCreate?: 'stay' | 'edit';
  /** A failed create shows no alert but a text beside the buttons (spec 8). */
  quietCreateFailure?: boolean;
  /** A failed search shows nothing (spec 8). */
  quietSearchFailure?: boolean;
  /** Beside Save on the edit page, in place of the state and the Publish/Unpublish button. */
  HeaderActions?: LazyPart<HeaderActionsProps>;
  /** In the header of the edit page: what is done to the record and is no part of its form. */
  HeaderAside?: LazyPart;
  /** Below the form of the edit page. */
  AfterForm?: LazyPart;
  ownPage?: OwnPage;
}

export interface CatalogueResource extends RecordKind, ResourceDescriptor {
  recordRepresentation: (record: RaRecord) => string;
  List: LazyPart;
  Add: LazyPart;
  Edit: LazyPart;
}

/** What the menu, the dashboard, the palette and the pickers read of a kind, through react-admin's resource definitions. */
export type ResourceOptions = Pick<CatalogueResource, 'group' | 'detail' | 'pictureShape' | 'List' | 'ownPage'>;

const CatalogueResourceContext = createContext<CatalogueResource | null>(null);

export const CatalogueResourceProvider = CatalogueResourceContext.Provider;

/** Of the screen around; throws outside of a resource's screens. */
export const useCatalogueResource = (): CatalogueResource => {
  const resource = useContext(CatalogueResourceContext);
  if (!resource) throw new Error('useCatalogueResource needs a CatalogueResourceProvider above it');
  return resource;
};
