import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { Theme } from '@mui/material/styles';
import { type ComponentType, useState } from 'react';
import { initialsOf } from '../fields/Initials';
import type { PictureShape } from '../fields/Picture';
import { addressesOf } from '../fields/smallCopy';
import { Vinyl } from '../Vinyl';
import { PHONE } from '../widths';

const SIZES = {
  large: { height: 96, wide: 170, radius: 8, phone: { height: 64, wide: 100 } },
  small: { height: 32, wide: 56, radius: 6, phone: { height: 32, wide: 56 } },
} as const;

interface CoverProps {
  src: unknown;
  name: string;
  /** None: the record has no picture, and shows the first letters of its name. */
  shape?: PictureShape;
  size: keyof typeof SIZES;
  icon: ComponentType<SvgIconProps>;
  /** Of the record's label. */
  colour?: string;
}

/** A picture that does not come gives way to the next address, and at last to nothing. */
const useAddress = (src: unknown, width: number) => {
  const [failed, setFailed] = useState<readonly unknown[]>([]);
  const address = addressesOf(src, width).find((each) => !failed.includes(each));
  return { address, onError: () => setFailed((before) => [...before, address]) };
};

/** A record's picture in the shape of its kind: songs, albums and playlists are sleeves with the record half out. Says nothing its name does not. */
export const Cover = ({ src, name, shape, size, icon: Icon, colour }: CoverProps) => {
  const { height, wide, radius, phone } = SIZES[size];
  const isSleeve = shape === 'square' && size === 'large';
  const { address, onError } = useAddress(src, shape === 'wide' ? wide : height);
  const frame = ({ palette }: Theme) => ({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    width: shape === 'wide' ? wide : height,
    height,
    borderRadius: shape === 'square' || shape === 'wide' ? `${radius}px` : '50%',
    bgcolor: shape ? 'sunk' : 'tint',
    color: shape ? 'text.disabled' : 'onTint',
    fontSize: size === 'large' ? '1.75rem' : '0.8125rem',
    fontWeight: 650,
    boxShadow: address && size === 'large' ? '0 6px 18px -6px rgb(20 12 40 / .45)' : `inset 0 0 0 1px ${palette.divider}`,
    [PHONE]: { width: shape === 'wide' ? phone.wide : phone.height, height: phone.height, fontSize: '1.125rem' },
  });
  return (
    <Box
      aria-hidden
      sx={{ position: 'relative', flexShrink: 0, ...(isSleeve && { mr: '34px', isolation: 'isolate', [PHONE]: { mr: '20px' } }) }}
    >
      {isSleeve && (
        <Vinyl
          label={colour}
          sx={{
            position: 'absolute',
            zIndex: -1,
            width: 90,
            height: 90,
            left: 38,
            top: 3,
            [PHONE]: { width: 60, height: 60, left: 26, top: 2 },
          }}
        />
      )}
      <Box sx={frame}>
        {address ? (
          <Box
            component="img"
            key={address}
            src={address}
            alt=""
            onError={onError}
            sx={{ width: 1, height: 1, objectFit: 'cover' }}
          />
        ) : shape ? (
          <Icon fontSize={size} />
        ) : (
          initialsOf(name)
        )}
      </Box>
    </Box>
  );
};
