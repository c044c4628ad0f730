import ImageIcon from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';

/** Without a text of its own: the name beside it says what it shows. */
export const Picture = ({ src, size = 40 }: { src?: unknown; size?: number }) => (
  <Avatar
    variant="rounded"
    alt=""
    src={typeof src === 'string' && src !== '' ? src : undefined}
    slotProps={{ img: { loading: 'lazy', decoding: 'async' } }}
    sx={{ width: size, height: size, bgcolor: 'action.hover', color: 'text.disabled' }}
  >
    <ImageIcon fontSize="small" />
  </Avatar>
);
