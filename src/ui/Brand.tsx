import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

const markStyle = ({ palette }: Theme) => ({
  '--mark': palette.background.paper,
  width: 28,
  height: 28,
  flexShrink: 0,
  color: palette.primary.main,
});

const Mark = () => (
  <Box component="svg" viewBox="0 0 32 32" aria-hidden data-art sx={markStyle}>
    <circle cx="16" cy="16" r="15" fill="currentColor" />
    <path
      d="M16 5.5a10.5 10.5 0 0 1 10.5 10.5M16 26.5A10.5 10.5 0 0 1 5.5 16"
      fill="none"
      stroke="var(--mark)"
      strokeOpacity=".6"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
    <circle cx="16" cy="16" r="5.4" fill="#f0a35e" />
    <circle cx="16" cy="16" r="1.6" fill="var(--mark)" />
  </Box>
);

export const Brand = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Mark />
      <Typography component="span" variant="subtitle1" noWrap>
        {translate('catalogue.title')}
      </Typography>
    </Box>
  );
};
