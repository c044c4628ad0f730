import PlayIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { keyframes, type Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { usePlayer, usePlaying } from './PlayerProvider';
import { type Track, trackOf } from './track';

const beat = keyframes`from { transform: scaleY(0.5); } to { transform: scaleY(1); }`;
const BARS = [60, 100, 40];

const barsStyle = ({ palette }: Theme) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2px',
  height: 14,
  '& i': {
    width: 3,
    borderRadius: '1px',
    backgroundColor: palette.vinyl.apricot,
    transformOrigin: 'bottom',
    animation: `${beat} 900ms infinite alternate ease-in-out`,
    '&:nth-of-type(2)': { animationDelay: '-300ms' },
    '&:nth-of-type(3)': { animationDelay: '-600ms' },
  },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    padding: '3px',
    boxSizing: 'content-box',
    backgroundColor: 'Canvas',
    '& i': { backgroundColor: 'Highlight' },
  },
});

const PlayingBars = () => (
  <Box component="span" aria-hidden sx={barsStyle}>
    {BARS.map((height) => (
      <i key={height} style={{ height: `${height}%` }} />
    ))}
  </Box>
);

const SCRIM = 'rgb(20 14 36 / 0.58)';

const coverStyle = {
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  color: '#fff',
  backgroundColor: SCRIM,
  opacity: 0,
  transition: 'opacity 120ms',
  // As large as a finger needs it.
  '&::after': { content: '""', position: 'absolute', inset: '-4px' },
  'tr:hover &, li:hover &, &.Mui-focusVisible, &[data-playing]': { opacity: 1 },
  // What has no pointer to hover with shows a small arrow.
  '@media (hover: none), (pointer: coarse)': {
    opacity: 1,
    '&:not([data-playing])': { backgroundColor: 'transparent' },
    '& svg': { boxSizing: 'content-box', fontSize: 16, padding: '3px', borderRadius: '50%', backgroundColor: SCRIM },
  },
  '@media (forced-colors: active)': {
    opacity: 1,
    background: 'none',
    '& svg': { color: 'CanvasText', backgroundColor: 'Canvas', borderRadius: '50%' },
  },
};

const PlayOver = ({ track }: { track: Track }) => {
  const translate = useTranslate();
  const player = usePlayer();
  const isPlaying = usePlaying(({ isAt, now }) => isAt(track) && now().isPlaying);
  return (
    <ButtonBase
      aria-label={translate(`catalogue.player.${isPlaying ? 'pauseOf' : 'playOf'}`, { title: track.title })}
      data-playing={isPlaying || undefined}
      onClick={() => (isPlaying ? player.pause() : player.play(track))}
      sx={coverStyle}
    >
      {isPlaying ? <PlayingBars /> : <PlayIcon fontSize="small" />}
    </ButtonBase>
  );
};

interface CoverPlayProps {
  record: RaRecord;
  /** The field with the address of what plays; undefined where records of the kind do not. */
  source: string | undefined;
}

/** Lies over a record's picture and plays what the record holds; nothing where it holds nothing. */
export const CoverPlay = ({ record, source }: CoverPlayProps) => {
  const track = useMemo(() => (source === undefined ? undefined : trackOf(record, source)), [record, source]);
  return track ? <PlayOver track={track} /> : null;
};
