/** Name of the meta element by which the server tells the console under which path it stands. */
export const BASE_META = 'catalogue-base';

/** Whether a path is the base, such as /catalogue, or lies below it. In any letter case, as routes are. */
export const isUnder = (base: string, path: string): boolean => `${path}/`.toLowerCase().startsWith(`${base}/`.toLowerCase());

/** A path without the base in front of it; as it is where it lies elsewhere. */
export const withoutBase = (base: string, path: string): string =>
  base !== '' && isUnder(base, path) ? path.slice(base.length) || '/' : path;
