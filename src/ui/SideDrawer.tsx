import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';
import { isSecondClick } from './secondClick';

/** The second click on what opened it falls beside it. */
const isSecond = (event: object) =>
  'detail' in event && typeof event.detail === 'number' && isSecondClick({ detail: event.detail });

interface SideDrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  closeRef?: Ref<HTMLButtonElement>;
  /** Gets the id of the title, to be named by it. */
  children: (titleId: string) => ReactNode;
}

/** What comes in over the page from its right, under a title. */
export const SideDrawer = ({ open, onClose, title, closeLabel, closeRef, children }: SideDrawerProps) => {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={(event, reason) => (reason === 'backdropClick' && isSecond(event)) || onClose()}
      slotProps={{ paper: { sx: { width: 440, maxWidth: '100vw' }, 'aria-labelledby': titleId } }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', minHeight: 64, pl: 3, pr: 1.5, flexShrink: 0, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography id={titleId} component="h2" variant="h5" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton ref={closeRef} autoFocus aria-label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {children(titleId)}
    </Drawer>
  );
};
