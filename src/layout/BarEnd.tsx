import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useToldBarEnd } from '../ui/barEnd';
import { PHONE } from '../ui/widths';
import { AccountMenu } from './AccountMenu';
import { CommandPalette } from './palette/CommandPalette';

const endStyle = { display: 'flex', alignItems: 'center', gap: 1, ml: 'auto', pl: 1.5, pr: 2, [PHONE]: { pl: 0.5, pr: 0.5 } };

/** What stands at the end of the bar on every page: the palette's opener and the menu of the account. */
export const BarEnd = () => (
  <Box ref={useToldBarEnd()} sx={endStyle}>
    <CommandPalette />
    <Divider orientation="vertical" flexItem sx={{ my: 1, [PHONE]: { display: 'none' } }} />
    <AccountMenu />
  </Box>
);
