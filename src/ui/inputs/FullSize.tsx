import CloseIcon from '@mui/icons-material/CloseOutlined';
import EnlargeIcon from '@mui/icons-material/OpenInFullOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** On a picture: legible on every one. */
const onPicture = {
  position: 'absolute',
  top: 8,
  right: 8,
  borderRadius: '50%',
  color: '#fff',
  bgcolor: 'rgb(20 14 36 / .74)',
  '&&:hover': { color: '#fff', bgcolor: 'rgb(20 14 36 / .9)' },
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;

interface FullSizeProps {
  src: string;
  /** Of the field. */
  label: string;
}

/** Shows a picture as large as the window. */
export const FullSize = ({ src, label }: FullSizeProps) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const name = translate('catalogue.image.full', { name: label });
  const close = () => setIsOpen(false);
  return (
    <>
      <Tooltip title={name}>
        <IconButton size="small" aria-label={name} aria-haspopup="dialog" onClick={() => setIsOpen(true)} sx={onPicture}>
          <EnlargeIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
      <Dialog
        open={isOpen}
        onClose={close}
        maxWidth={false}
        aria-label={label}
        slotProps={{ paper: { sx: { m: 2, p: 0, overflow: 'hidden', position: 'relative', borderRadius: '14px' } } }}
      >
        <Box
          component="img"
          src={src}
          alt={translate('catalogue.image.preview', { name: label })}
          sx={{ display: 'block', maxWidth: 'calc(100vw - 32px)', maxHeight: 'calc(100dvh - 32px)', objectFit: 'contain' }}
        />
        <IconButton aria-label={translate('catalogue.image.close')} autoFocus onClick={close} sx={onPicture}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Dialog>
    </>
  );
};
