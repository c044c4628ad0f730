import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useLocation } from 'react-admin';
import { Link } from 'react-router';
import { isSamePath } from '../routes';
import { FORCED_COLOURS } from './theme/states';

interface NavigationLinkProps {
  to: string;
  label: string;
  /** None where it stands below another one. */
  icon?: ComponentType<{ fontSize?: 'small' }>;
  /** The page that is shown belongs to it. */
  isSection?: boolean;
  /** What is shown is marked below it already. */
  isMarkedBelow?: boolean;
}

const marked = (theme: Theme) => ({
  color: theme.palette.onTint,
  backgroundColor: theme.palette.tint,
  boxShadow: `inset 3px 0 ${theme.palette.primary.main}`,
});

const style = (theme: Theme) => ({
  position: 'relative',
  minHeight: 36,
  mt: 0.25,
  py: 0.5,
  pl: 1.25,
  color: theme.palette.text.secondary,
  '&:hover': { color: theme.palette.text.primary },
  '&[aria-current]': { color: theme.palette.text.primary },
  '&[data-marked]': { '&, &:hover': marked(theme) },
  [theme.breakpoints.down('lg')]: { minHeight: 44 },
  // Its ground is not shown there.
  [FORCED_COLOURS]: { '&[data-marked]': { outline: '2px solid Highlight', outlineOffset: -2 } },
});

/** Hangs on the one above it. */
const belowStyle = (theme: Theme) => ({
  minHeight: 32,
  pl: 5.25,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 19,
    top: -2,
    bottom: '50%',
    width: 12,
    border: `solid ${theme.palette.line2}`,
    borderWidth: '0 0 1px 1px',
    borderEndStartRadius: 8,
  },
});

export const NavigationLink = ({ to, label, icon: Icon, isSection = false, isMarkedBelow = false }: NavigationLinkProps) => {
  const { pathname } = useLocation();
  const current = isSamePath(pathname, to) ? 'page' : isSection ? 'true' : undefined;
  return (
    <ListItemButton
      component={Link}
      to={to}
      aria-current={current}
      data-marked={(current && !isMarkedBelow) || undefined}
      sx={[style, !Icon && belowStyle]}
    >
      {Icon && (
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
      )}
      <Typography component="span" variant={Icon ? 'body2' : 'caption'} noWrap sx={{ fontWeight: current ? 620 : 520 }}>
        {label}
      </Typography>
    </ListItemButton>
  );
};
