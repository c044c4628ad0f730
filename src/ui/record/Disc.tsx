import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTheme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

const GROOVES = [30, 35, 40, 46, 52, 57];

interface DiscProps {
  /** Of its label; apricot without. */
  colour?: string;
  sx?: SystemStyleObject<Theme>;
}

/** A record, as a picture without a meaning of its own. */
export const Disc = ({ colour, sx }: DiscProps) => {
  const { vinyl, background } = useTheme().palette;
  return (
    <Box component="svg" viewBox="0 0 128 128" aria-hidden data-art sx={{ display: 'block', ...sx }}>
      <circle cx="64" cy="64" r="63" fill={vinyl.main} stroke="#fff" strokeOpacity=".16" />
      {GROOVES.map((r) => (
        <circle key={r} cx="64" cy="64" r={r} fill="none" stroke="#fff" strokeOpacity=".13" />
      ))}
      <path d="M64 64L92 8A63 63 0 0 1 118 34ZM64 64L36 120A63 63 0 0 1 10 94Z" fill="#fff" opacity=".07" />
      <circle cx="64" cy="64" r="24" fill={colour ?? vinyl.apricot} />
      <circle cx="64" cy="64" r="18" fill="none" stroke="#000" strokeOpacity=".16" />
      <circle cx="64" cy="64" r="4" fill={background.paper} />
    </Box>
  );
};
