import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { alpha, type Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Brand } from '../ui/Brand';
import { AccountMenu } from './AccountMenu';
import { NewVersionNotice, OfflineNotice } from './Notices';
import { SIDEBAR_ID } from './Sidebar';

const barStyle = (theme: Theme) => ({
  backgroundColor: alpha(theme.palette.background.default, 0.88),
  backdropFilter: 'blur(10px)',
  borderBottom: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.primary,
  '@media (max-height: 519px)': { position: 'static' },
});

interface HeaderProps {
  menuOpen: boolean;
  onOpenMenu: () => void;
}

/** Not drawn anew while pages change. */
export const Header = memo(({ menuOpen, onOpenMenu }: HeaderProps) => {
  const translate = useTranslate();
  return (
    <AppBar position="sticky" elevation={0} color="transparent" sx={barStyle}>
      <Toolbar sx={{ gap: 1, minHeight: { xs: 60 }, px: { xs: 1.5, sm: 2, lg: 3 } }}>
        <Box sx={{ display: { xs: 'flex', lg: 'none' }, alignItems: 'center', gap: 1, minWidth: 0 }}>
          <IconButton
            onClick={onOpenMenu}
            color="inherit"
            aria-label={translate('catalogue.menu.toggle')}
            aria-expanded={menuOpen}
            aria-controls={menuOpen ? SIDEBAR_ID : undefined}
          >
            <MenuIcon />
          </IconButton>
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <Brand />
          </Box>
        </Box>
        <Box sx={{ flex: 1 }} />
        <AccountMenu />
      </Toolbar>
      <OfflineNotice />
      <NewVersionNotice />
    </AppBar>
  );
});
