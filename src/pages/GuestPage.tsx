import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Brand } from '../ui/Brand';
import { Vinyl } from '../ui/Vinyl';

const SIDE_BY_SIDE = '@media (min-width: 1024px)';

const pageStyle = {
  display: 'grid',
  minHeight: '100vh',
  gridTemplateRows: '160px minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [SIDE_BY_SIDE]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(0, 46fr) minmax(0, 54fr)' },
};

/** Beside the form, and above it where there is no room: never gone. It stays in sight beside a long page. */
const artStyle = ({ palette }: Theme) => ({
  position: 'relative',
  overflow: 'hidden',
  background:
    palette.mode === 'dark'
      ? 'linear-gradient(155deg, #4d3499, #35217a 45%, #1d1347)'
      : 'linear-gradient(155deg, #7a52e6, #5b35c8 42%, #38208c)',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 12,
    background: 'linear-gradient(transparent, rgb(10 5 30 / 0.24))',
  },
  [SIDE_BY_SIDE]: {
    position: 'sticky',
    top: 0,
    height: '100vh',
    '&::after': {
      inset: '0 0 0 auto',
      width: 14,
      height: 'auto',
      background: 'linear-gradient(90deg, transparent, rgb(10 5 30 / 0.26))',
    },
  },
});

const vinylStyle = {
  position: 'absolute',
  width: 440,
  height: 440,
  left: '50%',
  top: '100%',
  transform: 'translate(-50%, -42%)',
  [SIDE_BY_SIDE]: {
    width: 'max(1040px, 115.5vh)',
    height: 'max(1040px, 115.5vh)',
    left: 'calc(100% + 36px)',
    top: '54%',
    transform: 'translate(-50%, -50%)',
  },
};

const paneStyle = {
  display: 'grid',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 392px)',
  alignItems: 'start',
  px: 2.5,
  pt: 4.5,
  pb: 4,
  bgcolor: 'background.paper',
  [SIDE_BY_SIDE]: { alignItems: 'center', pt: 4 },
};

/** The pages of a visitor: the record, and one form. */
export const GuestPage = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <>
      <title>{`${title} · ${translate('catalogue.title')}`}</title>
      <Box sx={pageStyle}>
        <Box aria-hidden data-art sx={artStyle}>
          <Vinyl sx={vinylStyle} />
        </Box>
        <Box component="main" sx={paneStyle}>
          <Stack sx={{ gap: 4, minWidth: 0 }}>
            <Brand />
            <Box>
              <Typography component="h1" variant="h3">
                {title}
              </Typography>
              {lead && (
                <Typography color="text.secondary" sx={{ mt: 1, fontSize: '0.9375rem', lineHeight: 1.5 }}>
                  {lead}
                </Typography>
              )}
            </Box>
            {children}
          </Stack>
        </Box>
      </Box>
    </>
  );
};
