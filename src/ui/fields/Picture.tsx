import ImageIcon from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';

interface PictureProps {
  src?: unknown;
  size?: number;
  /** None where the name beside it says what it shows. */
  alt?: string;
}

export const Picture = ({ src, size = 40, alt = '' }: PictureProps) => (
  <Avatar
    variant="rounded"
    alt={alt}
    src={typeof src === 'string' && src !== '' ? src : undefined}
    slotProps={{ img: { loading: 'lazy', decoding: 'async' } }}
    sx={{ width: size, height: size, bgcolor: 'action.hover', color: 'text.disabled' }}
  >
    <ImageIcon fontSize="small" />
  </Avatar>
);
