import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const barStyle = (theme: Theme) => ({
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
  px: { xs: 2, sm: 3, lg: 4 },
  py: 0.75,
  borderTop: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
});

interface BarProps {
  icon: ReactNode;
  /** What it says; nothing is shown while there is nothing to say. */
  children: ReactNode;
  actions?: ReactNode;
}

/** A calm line under the header. Its place for screen readers is always there, so that they tell when it begins to say something. */
export const Bar = ({ icon, children, actions }: BarProps) => (
  <div role="status">
    {children && (
      <Stack direction="row" useFlexGap sx={barStyle}>
        {icon}
        <Typography variant="body2" sx={{ flex: '1 1 240px' }}>
          {children}
        </Typography>
        {actions}
      </Stack>
    )}
  </div>
);
