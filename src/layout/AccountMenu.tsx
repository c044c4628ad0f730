import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import MessagesIcon from '@mui/icons-material/NotificationsNoneOutlined';
import PersonOutline from '@mui/icons-material/PersonOutline';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useTheme, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ACCOUNT } from '../routes';
import { useSlashKeyChoice } from '../ui/list/useSlashKey';
import { useServices } from '../ui/services';
import { visuallyHidden } from '../ui/visuallyHidden';
import { PHONE } from '../ui/widths';
import { MessagesDrawer } from './MessagesDrawer';
import { FORCED_COLOURS } from './theme/states';
import { useEndSession } from './useEndSession';

const VERSION: string = import.meta.env.CONSOLE_VERSION;

interface SwitchItemProps extends MenuItemProps {
  icon: ReactNode;
  label: string;
  isOn: boolean;
}

/** A drawing: what it says is the item's own. */
const switchStyle = ({ palette }: Theme) => ({
  position: 'relative',
  flexShrink: 0,
  width: 32,
  height: 18,
  ml: 'auto',
  borderRadius: 9,
  backgroundColor: palette.field,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '2px auto 2px 2px',
    width: 14,
    borderRadius: '50%',
    backgroundColor: '#fff',
    transition: 'inset-inline-start 120ms',
  },
  '&[data-on]': { backgroundColor: palette.fill.main, '&::after': { insetInlineStart: 16 } },
  [FORCED_COLOURS]: {
    border: '1px solid',
    boxSizing: 'border-box',
    '&::after': { inset: '1px auto 1px 1px', backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
    '&[data-on]': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

/** The other props come from the Menu, for its handling of the focus. */
const SwitchItem = ({ icon, label, isOn, ...props }: SwitchItemProps) => (
  <MenuItem {...props} role="menuitemcheckbox" aria-checked={isOn}>
    <ListItemIcon>{icon}</ListItemIcon>
    <Box component="span" sx={{ pr: 2 }}>
      {useTranslate()(label)}
    </Box>
    <Box component="span" aria-hidden data-on={isOn || undefined} sx={switchStyle} />
  </MenuItem>
);

const AppearanceItem = (props: MenuItemProps) => {
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  const turn = () => setTheme(isDark ? 'light' : 'dark');
  const icon = <DarkModeOutlined fontSize="small" />;
  return <SwitchItem {...props} icon={icon} label="catalogue.menu.dark" isOn={isDark} onClick={turn} />;
};

const SlashKeyItem = (props: MenuItemProps) => {
  const [isOn, setOn] = useSlashKeyChoice();
  const icon = <KeyboardOutlined fontSize="small" />;
  return <SwitchItem {...props} icon={icon} label="catalogue.menu.slashKey" isOn={isOn} onClick={() => setOn(!isOn)} />;
};

/** For whoever reports a fault: which build this tab has. No item, so the arrow keys pass it by. */
const VersionNote = () => (
  <Typography component="li" role="none" variant="caption" color="text.secondary" sx={{ display: 'block', px: 2, pt: 1 }}>
    {useTranslate()('catalogue.menu.version', { version: VERSION })}
  </Typography>
);

const avatarStyle = (theme: Theme) => ({
  width: 28,
  height: 28,
  backgroundColor: theme.palette.fill.main,
  color: '#fff',
  // A button has icons as large as its letters allow.
  '&&': { fontSize: '0.75rem' },
  fontWeight: 650,
});

/** On phones the name stands without its ornaments, so that it can be read. */
const openerStyle = {
  flexShrink: 0,
  maxWidth: 240,
  px: 1,
  fontWeight: 600,
  [PHONE]: { maxWidth: 'min(160px, 36cqi)', '& .MuiButton-startIcon, & .MuiButton-endIcon': { display: 'none' } },
};

export const AccountMenu = () => {
  const translate = useTranslate();
  const endSession = useEndSession();
  const { session } = useServices();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);
  const [areMessagesOpen, setAreMessagesOpen] = useState(false);
  /** Once the menu has left, and given the focus back to its button: there it goes again from the messages. */
  const afterwards = useRef<() => void>(undefined);
  const openMessages = () => {
    afterwards.current = () => setAreMessagesOpen(true);
    close();
  };
  const onExited = () => {
    afterwards.current?.();
    afterwards.current = undefined;
  };
  // From the start: what stands beside the name would move when it comes.
  const firstName = useSyncExternalStore(session.onIdentityChange, () => session.user()?.firstName ?? '');
  return (
    <>
      <Button
        color="inherit"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        startIcon={
          <Avatar aria-hidden sx={avatarStyle}>
            {Array.from(firstName)[0]?.toUpperCase()}
          </Avatar>
        }
        endIcon={<ExpandMore aria-hidden />}
        sx={openerStyle}
      >
        <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {firstName || translate('catalogue.menu.account')}
        </Box>
        <Box component="span" sx={visuallyHidden}>
          {translate('catalogue.menu.accountMenu')}
        </Box>
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { sx: { minWidth: 232, maxWidth: 320, mt: 0.5 } },
          transition: { onExited },
          list: { 'aria-label': translate('catalogue.menu.accountMenu') },
        }}
      >
        <MenuItem component={Link} to={ACCOUNT} onClick={close}>
          <ListItemIcon>
            <PersonOutline fontSize="small" />
          </ListItemIcon>
          {translate('catalogue.menu.account')}
        </MenuItem>
        <MenuItem onClick={openMessages}>
          <ListItemIcon>
            <MessagesIcon fontSize="small" />
          </ListItemIcon>
          {translate('catalogue.menu.messages')}
        </MenuItem>
        <AppearanceItem />
        <SlashKeyItem />
        <Divider role="none" component="li" />
        <MenuItem onClick={() => endSession()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('catalogue.menu.logout')}
        </MenuItem>
        <VersionNote />
      </Menu>
      <MessagesDrawer open={areMessagesOpen} onClose={() => setAreMessagesOpen(false)} />
    </>
  );
};
