import Box from '@mui/material/Box';
import { Vinyl } from '../ui/Vinyl';

const RADIUS = 44;
const AROUND = 2 * Math.PI * RADIUS;

/**
 * What is left of a time, as a ring around the record that runs out: a decoration, as the time itself stands beside it.
 * @param props.left from 1, all of it, to 0
 */
export const CountdownRing = ({ left }: { left: number }) => (
  <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', flexShrink: 0, '& > *': { gridArea: '1 / 1' } }}>
    <Vinyl size={72} sx={{ '--vinyl-hole': ({ palette }) => palette.raised }} />
    <Box component="svg" viewBox="0 0 96 96" sx={{ width: 96, height: 96, fill: 'none', strokeWidth: 4 }}>
      <Box component="circle" cx={48} cy={48} r={RADIUS} sx={{ stroke: ({ palette }) => palette.divider }} />
      <Box
        component="circle"
        cx={48}
        cy={48}
        r={RADIUS}
        strokeLinecap="round"
        strokeDasharray={`${Math.min(1, Math.max(0, left)) * AROUND} ${AROUND}`}
        transform="rotate(-90 48 48)"
        sx={{ stroke: ({ palette }) => palette.primary.main, transition: 'stroke-dasharray 180ms linear' }}
      />
    </Box>
  </Box>
);
