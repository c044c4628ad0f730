import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useLocation } from 'react-admin';
import { Link } from 'react-router';

interface NavigationLinkProps {
  to: string;
  label: string;
  icon?: ComponentType<{ fontSize?: 'small' }>;
  isSection?: boolean;
}

const style = (theme: Theme) => ({
  minHeight: 36,
  mt: 0.25,
  py: 0.5,
  pl: 1.25,
  color: theme.palette.text.secondary,
  '&:hover': { color: theme.palette.text.primary },
  '&[aria-current]': { color: theme.palette.text.primary },
  '&[aria-current="page"]': {
    color: theme.palette.onTint,
    backgroundColor: theme.palette.tint,
    boxShadow: `inset 3px 0 ${theme.palette.primary.main}`,
  },
  [theme.breakpoints.down('lg')]: { minHeight: 44 },
  // Its ground is not shown there.
  '@media (forced-colors: active)': { '&[aria-current="page"]': { borderInlineStart: '4px solid Highlight' } },
});

/** In any letter case, as the router matches. */
export const isSamePath = (pathname: string, to: string) => pathname.toLowerCase().replace(/\/+$/, '') === to.toLowerCase();

export const NavigationLink = ({ to, label, icon: Icon, isSection = false }: NavigationLinkProps) => {
  const { pathname } = useLocation();
  const current = isSamePath(pathname, to) ? 'page' : isSection ? 'true' : undefined;
  return (
    <ListItemButton component={Link} to={to} aria-current={current} sx={style}>
      {Icon && (
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
      )}
      <Typography component="span" variant="body2" noWrap sx={{ pl: Icon ? 0 : 4, fontWeight: current ? 620 : 520 }}>
        {label}
      </Typography>
    </ListItemButton>
  );
};
