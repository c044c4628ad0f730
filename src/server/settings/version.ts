/** What runs, as semantic versioning writes it: the version of package.json, then the beginning of the fingerprint of what it was built from. */
export const VERSION: string = import.meta.env?.CONSOLE_VERSION ?? 'not built';
