import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Brand } from '../ui/Brand';
import { Navigation } from './Navigation';
import { SIDEBAR_ID, SIDEBAR_WIDTH } from './sidebarPlace';

/** As a drawer it has room for fingers. */
const DRAWER_WIDTH = 280;

const paperStyle = (theme: Theme) => ({
  width: DRAWER_WIDTH,
  maxWidth: '86vw',
  boxSizing: 'border-box',
  backgroundColor: theme.palette.background.default,
  [theme.breakpoints.up('lg')]: { width: SIDEBAR_WIDTH, border: 0 },
});

export interface SidebarProps {
  open: boolean;
  onClose: () => void;
}

/** Not drawn anew while pages change. */
export const Sidebar = memo(({ open, onClose }: SidebarProps) => {
  const translate = useTranslate();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return (
    <Drawer
      id={SIDEBAR_ID}
      variant={isWide ? 'permanent' : 'temporary'}
      open={isWide || open}
      onClose={onClose}
      slotProps={{
        // The drawer over the page is a dialog, which needs a name.
        paper: { sx: paperStyle, 'aria-label': isWide ? undefined : translate('catalogue.menu.main') },
      }}
    >
      <Box
        component="nav"
        aria-label={translate('catalogue.menu.main')}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <Box sx={{ px: { xs: 1.5, lg: 2.5 }, minHeight: 64, display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 }}>
          {!isWide && (
            <IconButton color="inherit" aria-label={translate('catalogue.menu.close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          )}
          <Brand />
        </Box>
        <Navigation />
      </Box>
    </Drawer>
  );
});
