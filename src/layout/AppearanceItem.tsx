import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
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
      <Switch
        size="small"
        checked={dark}
        sx={{ ml: 'auto', pointerEvents: 'none' }}
        slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
      />
    </MenuItem>
  );
};
