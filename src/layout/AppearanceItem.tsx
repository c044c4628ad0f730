import Check from '@mui/icons-material/Check';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { useTheme, useTranslate } from 'react-admin';

/** Switches between the light and the dark look. The menu's own props (focus handling) are handed through. */
export const AppearanceItem = (props: MenuItemProps) => {
  const translate = useTranslate();
  const [theme, setTheme] = useTheme();
  const dark = theme === 'dark';
  return (
    <MenuItem {...props} role="menuitemcheckbox" aria-checked={dark} onClick={() => setTheme(dark ? 'light' : 'dark')}>
      <ListItemIcon>
        <DarkModeOutlined fontSize="small" />
      </ListItemIcon>
      {translate('catalogue.menu.dark')}
      <Check fontSize="small" sx={{ ml: 'auto', pl: 1, boxSizing: 'content-box', visibility: dark ? 'visible' : 'hidden' }} />
    </MenuItem>
  );
};
