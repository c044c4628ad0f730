import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Brand } from '../ui/Brand';

/** The grooves of a record, half out of the picture. */
const groovesStyle = (theme: Theme) => ({
  display: { xs: 'none', md: 'block' },
  flex: '0 0 44%',
  position: 'sticky',
  top: 0,
  height: '100vh',
  color: '#fff',
  background: [
    'radial-gradient(circle at 100% 62%, #f7f6f3 0 1.1vh, #2a1a5e 1.3vh 5vh, #f0a35e 5.2vh 15vh, transparent 15.2vh)',
    'repeating-radial-gradient(circle at 100% 62%, rgba(255,255,255,0.075) 0 1px, transparent 1px 1.15vh)',
    'radial-gradient(circle at 100% 62%, #1d1440 0 56vh, transparent 56.2vh)',
    'linear-gradient(160deg, #6a45d8, #3b2290)',
  ].join(','),
  ...(theme.palette.mode === 'dark' && { filter: 'brightness(0.82)' }),
});

/** `title` and `lead` are texts, already translated. */
export const GuestPage = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <>
      <title>{`${title} · ${translate('catalogue.title')}`}</title>
      <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
        <Box aria-hidden sx={groovesStyle} />
        <Box component="main" sx={{ flex: 1, minWidth: 0, display: 'grid', placeItems: 'center', p: { xs: 2.5, sm: 4 } }}>
          <Stack sx={{ width: '100%', maxWidth: 392, gap: 4 }}>
            <Brand />
            <Box>
              <Typography component="h1" variant="h3">
                {title}
              </Typography>
              {lead && (
                <Typography color="text.secondary" sx={{ mt: 1 }}>
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
