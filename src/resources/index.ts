import type { CatalogueResource } from '../ui/CatalogueResource';
import { artists } from './artists';

/** Every kind of record of the console, in the order of the sidebar (spec 2). */
export const RESOURCES: readonly CatalogueResource[] = [artists];
