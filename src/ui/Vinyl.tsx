import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

const CENTRE = 200;
const RADIUS = 196;
const APRICOT = '#f0a35e';

/** Smaller than this, in pixels, single grooves would blur into one another. */
const FINE_FROM = 160;

/** Grooves stand in four bands, as four pieces of music do; each as bright as its place has it, so that they never look drawn by a ruler. */
const FINE = Array.from({ length: 36 }, (_, turn) => ({ radius: 84 + turn * 3.2, turn }))
  .filter(({ turn }) => turn % 9 !== 8)
  .map(({ radius, turn }) => ({ radius, width: 1, opacity: 0.05 + ((turn * 26) % 50) / 1000 }));
const COARSE = [94, 109, 125, 144, 163, 178].map((radius) => ({ radius, width: 3, opacity: 0.13 }));

const onRim = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(CENTRE + RADIUS * Math.cos(angle)).toFixed(1)} ${(CENTRE + RADIUS * Math.sin(angle)).toFixed(1)}`;
};

/** The light that lies over the grooves at two sides, brightest in its middle. */
const SHEEN = [-52, 128].flatMap((middle) =>
  [1, 2, 3, 4, 5, 6, 7].map((step) => {
    const half = step * 3.4;
    return `M${CENTRE} ${CENTRE}L${onRim(middle - half)}A${RADIUS} ${RADIUS} 0 0 1 ${onRim(middle + half)}Z`;
  }),
);

const discStyle = ({ palette }: Theme) => ({
  display: 'block',
  flexShrink: 0,
  '--vinyl': palette.vinyl.main,
  '--vinyl-hole': palette.background.paper,
});

interface VinylProps {
  /** Width and height in pixels. Without it `sx` gives them. */
  size?: number;
  /** Colour of the label in its middle. */
  label?: string;
  sx?: SystemStyleObject<Theme>;
}

/** The record: the mark of the console, and always a decoration. Its hole shows the sheet; on another ground set `--vinyl-hole`. */
export const Vinyl = ({ size, label = APRICOT, sx }: VinylProps) => {
  const isFine = size === undefined || size >= FINE_FROM;
  const ring = { cx: CENTRE, cy: CENTRE, fill: 'none' };
  return (
    <Box
      component="svg"
      viewBox="0 0 400 400"
      aria-hidden
      data-art
      sx={[discStyle, size !== undefined && { width: size, height: size }, sx ?? false]}
    >
      <circle cx={CENTRE} cy={CENTRE} r={199} fill="#120c24" stroke="#fff" strokeOpacity={isFine ? 0.12 : 0.2} />
      <circle cx={CENTRE} cy={CENTRE} r={197} fill="var(--vinyl)" />
      {(isFine ? FINE : COARSE).map(({ radius, width, opacity }) => (
        <circle key={radius} {...ring} r={radius} stroke="#fff" strokeOpacity={opacity} strokeWidth={width} />
      ))}
      {SHEEN.map((path) => (
        <path key={path} d={path} fill="#fff" opacity={0.016} />
      ))}
      <circle cx={CENTRE} cy={CENTRE} r={78} fill="var(--vinyl)" />
      <circle cx={CENTRE} cy={CENTRE} r={74} fill={label} />
      <circle {...ring} r={isFine ? 66 : 56} stroke="#000" strokeOpacity={0.14} strokeWidth={isFine ? 1 : 3} />
      {isFine && (
        <>
          <circle {...ring} r={30} stroke="#000" strokeOpacity={0.12} />
          <circle cx={CENTRE} cy={CENTRE} r={25} fill="#3a2584" />
        </>
      )}
      <circle cx={CENTRE} cy={CENTRE} r={isFine ? 5 : 13} fill="var(--vinyl-hole)" />
    </Box>
  );
};
