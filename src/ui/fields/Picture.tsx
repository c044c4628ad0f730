import ImageIcon from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentType, useEffect, useState } from 'react';
import { addressesOf } from './smallCopy';

/** Round are people and channels, square what sounds, and 16:9 what is watched or read: the shape tells the kind. */
export type PictureShape = 'round' | 'square' | 'wide';

const WIDE = 16 / 9;
const VARIANTS = { round: 'circular', square: 'rounded', wide: 'wide' } as const;

interface PictureProps {
  src?: unknown;
  /** Its height in pixels. */
  size?: number;
  shape?: PictureShape;
  /** None where the name beside it says what it shows. */
  alt?: string;
  /** What stands for a picture that there is not, such as the icon of the kind. */
  icon?: ComponentType<SvgIconProps>;
}

interface ShownProps extends Required<Pick<PictureProps, 'alt' | 'icon'>> {
  src: unknown;
  width: number;
}

/** A small copy; where a server has none under its address, the picture itself; an icon where neither comes. */
const Shown = ({ src, width, alt, icon: Icon }: ShownProps) => {
  const [failed, setFailed] = useState(0);
  const address = addressesOf(src, width)[failed];
  // A line that was lost took the pictures with it: once it is back they are asked for again.
  useEffect(() => {
    if (failed === 0) return;
    const startAnew = () => setFailed(0);
    window.addEventListener('online', startAnew);
    return () => window.removeEventListener('online', startAnew);
  }, [failed]);
  if (address === undefined) return <Icon fontSize="small" />;
  return (
    <Box
      component="img"
      key={address}
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(failed + 1)}
      sx={{ width: 1, height: 1, objectFit: 'cover', color: 'transparent' }}
    />
  );
};

/** A picture in a row, a choice or a panel. Avatar's own image would load at once, also far below the fold, and know one address alone. */
export const Picture = ({ src, size = 40, shape = 'square', alt = '', icon = ImageIcon }: PictureProps) => {
  const width = Math.round(shape === 'wide' ? size * WIDE : size);
  return (
    <Avatar variant={VARIANTS[shape]} sx={{ width, height: size }}>
      <Shown key={String(src)} src={src} width={width} alt={alt} icon={icon} />
    </Avatar>
  );
};
