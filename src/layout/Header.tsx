import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import { alpha, type Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Behind, partBehind } from '../ui/behind';
import { LOW_WINDOW, PHONE } from '../ui/widths';
import { NewVersionNotice, OfflineNotice } from './Notices';
import { SIDEBAR_ID } from './sidebarPlace';

const BarEnd = partBehind(async () => (await import('./BarEnd')).BarEnd);

const barStyle = (theme: Theme) => ({
  backgroundColor: alpha(theme.palette.background.paper, 0.94),
  backdropFilter: 'blur(10px)',
  borderBottom: `1px solid ${theme.palette.divider}`,
  borderStartStartRadius: 'inherit',
  color: theme.palette.text.primary,
  [LOW_WINDOW]: { position: 'static' },
});

interface HeaderProps {
  menuOpen: boolean;
  onOpenMenu: () => void;
}

/** The bar above the sheet: its ends are the console's, and what is between them each page's own. Not drawn anew while pages change. */
export const Header = memo(({ menuOpen, onOpenMenu }: HeaderProps) => {
  const translate = useTranslate();
  return (
    <AppBar position="sticky" elevation={0} color="transparent" sx={barStyle}>
      <Toolbar disableGutters sx={{ '&&': { minHeight: 'var(--bar)' }, justifyContent: 'space-between' }}>
        <IconButton
          onClick={onOpenMenu}
          aria-label={translate('catalogue.menu.toggle')}
          aria-expanded={menuOpen}
          aria-controls={menuOpen ? SIDEBAR_ID : undefined}
          sx={{ display: { lg: 'none' }, ml: 2, [PHONE]: { ml: 0.5 } }}
        >
          <MenuIcon />
        </IconButton>
        <Behind>
          <BarEnd />
        </Behind>
      </Toolbar>
      <OfflineNotice />
      <NewVersionNotice />
    </AppBar>
  );
});
