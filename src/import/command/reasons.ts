const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not read it',
  EPERM: 'this account may not read it',
  ENOENT: 'it is gone',
  ELOOP: 'it is a link that leads in a circle',
  EIO: 'the disk can’t read it',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EISDIR: 'it is a folder',
};

/** Why something on a disk can't be read or written, in a few words. */
export const inWords = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
};
