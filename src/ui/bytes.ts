const KILOBYTE = 1024;

/** '684 kB', '57.2 MB', '1.4 GB'. */
export const inBytes = (bytes: number): string => {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < 1) return `${bytes} B`;
  if (kilobytes < 999.5) return `${Math.round(kilobytes)} kB`;
  const megabytes = kilobytes / KILOBYTE;
  return megabytes < 999.5 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / KILOBYTE).toFixed(1)} GB`;
};
