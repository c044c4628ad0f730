import { KINDS, RESOURCE_NAMES, type ResourceName, recordName } from '../contract/kinds';
import { ROUTES } from '../routes';
import type { CatalogueResource, ResourceDescriptor } from '../ui/CatalogueResource';
import { type LazyPart, lazyPart } from '../ui/lazyPart';
import { ads } from './ads';
import { albums } from './albums';
import { announcements } from './announcements';
import { artists } from './artists';
import { channels } from './channels';
import { playlists } from './playlists';
import { songs } from './songs';
import { users } from './users';
import { videos } from './videos';

const DESCRIPTORS: Readonly<Record<ResourceName, ResourceDescriptor>> = {
  artists,
  songs,
  albums,
  playlists,
  videos,
  channels,
  announcements,
  ads,
  users,
};

const List = lazyPart(async () => (await import('../ui/list/CatalogueList')).CatalogueList);

const assemble = (name: ResourceName): CatalogueResource => {
  const descriptor = DESCRIPTORS[name];
  const { Inputs, HeaderActions, HeaderAside, AfterForm } = descriptor;
  return {
    ...KINDS[name],
    ...descriptor,
    recordRepresentation: (record) => recordName(KINDS[name], record),
    List,
    // A form comes with its fields, so that it is there at once and whole.
    Add: lazyPart(async () => {
      const [{ CatalogueAdd }] = await Promise.all([import('../ui/form/CatalogueAdd'), Inputs.preload()]);
      return CatalogueAdd;
    }),
    Edit: lazyPart(async () => {
      const parts = [Inputs, HeaderActions, HeaderAside, AfterForm].map((part) => part?.preload());
      const [{ CatalogueEdit }] = await Promise.all([import('../ui/form/CatalogueEdit'), ...parts]);
      return CatalogueEdit;
    }),
  };
};

/** In the order of the sidebar (spec 2). */
export const RESOURCES: readonly CatalogueResource[] = RESOURCE_NAMES.map(assemble);

export const screenAt = (pathname: string): LazyPart | undefined => {
  for (const { name, List, Add, Edit, ownPage } of RESOURCES) {
    const { list, add, edit } = ROUTES[name];
    if (pathname === list) return List;
    if (pathname === add) return Add;
    if (pathname === edit) return Edit;
    if (pathname === ownPage?.path) return ownPage.Page;
  }
  return undefined;
};
