import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { Vinyl } from './Vinyl';

/** Along its left half, the one that shows. */
const CRACK = '0 47%, 9% 52%, 17% 44%, 26% 50%, 34% 45%, 43% 52%, 52% 47%, 100% 50%';
const halvesStyle = { '& > *': { position: 'absolute', inset: 0 } };

/** In two pieces: something went wrong. */
export const BrokenRecord = () => (
  <Box sx={halvesStyle}>
    <Vinyl sx={{ clipPath: `polygon(0 0, ${CRACK}, 100% 0)`, transform: 'translate(-1.5%, -2.5%) rotate(-1.5deg)' }} />
    <Vinyl sx={{ clipPath: `polygon(0 100%, ${CRACK}, 100% 100%)`, transform: 'translate(1.5%, 2.5%) rotate(2deg)' }} />
  </Box>
);

const blankStyle = ({ palette }: Theme) => ({
  borderRadius: '50%',
  border: `1px solid ${palette.line2}`,
  background: `radial-gradient(circle closest-side, ${palette.tint} 0 37%, ${palette.background.paper} 37.2% 41%, transparent 41.2%), repeating-radial-gradient(circle, transparent 0 9px, ${palette.divider} 9px 10px)`,
});

/** Nothing is pressed into it: there is nothing here. As of an empty list. */
export const BlankRecord = () => <Box sx={blankStyle} />;

const sleeveStyle = ({ palette }: Theme) => ({
  position: 'absolute',
  inset: '9%',
  borderRadius: '20px',
  rotate: '-8deg',
  background: palette.mode === 'dark' ? 'linear-gradient(155deg, #4d3499, #1d1347)' : 'linear-gradient(155deg, #7a52e6, #38208c)',
  boxShadow: '0 32px 72px -20px rgb(20 12 40 / 0.5)',
});

/** In its sleeve, and not to be taken out. */
export const PutAwayRecord = () => (
  <div>
    <Vinyl sx={{ width: '82%', height: '82%', position: 'absolute', top: '3%', left: '9%' }} />
    <Box sx={sleeveStyle} />
  </div>
);

/** It is there, and does not play: its label has no colour. */
export const SilentRecord = () => <Vinyl label="#8a8393" />;
