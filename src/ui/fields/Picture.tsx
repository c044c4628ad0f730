import ImageIcon from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { addressesOf } from './smallCopy';

interface PictureProps {
  src?: unknown;
  size?: number;
  /** None where the name beside it says what it shows. */
  alt?: string;
  /** Lies over it, such as a button. */
  over?: ReactNode;
}

/** A small copy; where a server has none under its address, the picture itself; an icon where neither comes. */
const Shown = ({ src, size, alt }: Required<Omit<PictureProps, 'over'>>) => {
  const [failed, setFailed] = useState(0);
  const address = addressesOf(src, size)[failed];
  // A line that was lost took the pictures with it: once it is back they are asked for again.
  useEffect(() => {
    if (failed === 0) return;
    const startAnew = () => setFailed(0);
    window.addEventListener('online', startAnew);
    return () => window.removeEventListener('online', startAnew);
  }, [failed]);
  if (address === undefined) return <ImageIcon fontSize="small" />;
  return (
    <Box
      component="img"
      key={address}
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(failed + 1)}
      sx={{ width: 1, height: 1, objectFit: 'cover', color: 'transparent', borderRadius: 'inherit' }}
    />
  );
};

/** A picture in a row, a choice or a panel. Avatar's own image would load at once, also far below the fold, and know one address alone. */
export const Picture = ({ src, size = 40, alt = '', over }: PictureProps) => (
  <Avatar
    variant="rounded"
    sx={{ width: size, height: size, bgcolor: 'action.hover', color: 'text.disabled', overflow: over ? 'visible' : undefined }}
  >
    <Shown key={String(src)} src={src} size={size} alt={alt} />
    {over}
  </Avatar>
);
