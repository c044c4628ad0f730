import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface DrawerButtonProps {
  label: string;
  icon: ReactNode;
  isOffered: boolean;
  isOpen: boolean;
  onOpen: () => void;
}

/** Its place is kept from the start: nothing moves when the server turns out to offer what it opens. */
export const DrawerButton = ({ label, icon, isOffered, isOpen, onOpen }: DrawerButtonProps) => (
  <Box sx={{ flexShrink: 0, width: 40, minHeight: 40, '@media (pointer: coarse)': { width: 44, minHeight: 44 } }}>
    {isOffered && (
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}>
          {icon}
        </IconButton>
      </Tooltip>
    )}
  </Box>
);
