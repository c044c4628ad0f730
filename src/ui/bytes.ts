const KILOBYTE = 1024;

/** '684 kB', '57.2 MB'. */
export const inBytes = (bytes: number): string => {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < 1) return `${bytes} B`;
  return kilobytes < 999.5 ? `${Math.round(kilobytes)} kB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
};
