import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { inBytes } from '../bytes';

const isOfThisOrigin = (address: string) => new URL(address, window.location.href).origin === window.location.origin;

/** How many bytes a stored picture has; undefined where that can't be had, as of another origin. */
const useStoredBytes = (src: string, isAsked: boolean): number | undefined => {
  const [known, setKnown] = useState<{ src: string; bytes: number }>();
  useEffect(() => {
    if (!isAsked || !isOfThisOrigin(src)) return;
    const controller = new AbortController();
    fetch(src, { method: 'HEAD', signal: controller.signal })
      .then(({ ok, headers }) => {
        const bytes = Number(headers.get('content-length'));
        if (ok && bytes > 0) setKnown({ src, bytes });
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, [src, isAsked]);
  return known?.src === src ? known.bytes : undefined;
};

interface PictureMeasuresProps {
  src: string;
  /** As the browser decoded it. */
  size?: { width: number; height: number };
  /** Of a chosen file. */
  file?: File;
}

/** '3000 × 3000 · 1.8 MB', as far as it is known. */
export const PictureMeasures = ({ src, size, file }: PictureMeasuresProps) => {
  const stored = useStoredBytes(src, size !== undefined && file === undefined);
  const bytes = file?.size ?? stored;
  const said = [size && `${size.width} × ${size.height}`, bytes !== undefined && inBytes(bytes)].filter(Boolean).join(' · ');
  return (
    <Box key={said} className="tabular" sx={{ whiteSpace: 'nowrap' }}>
      {said}
    </Box>
  );
};
