import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import type { SxProps, Theme } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PEAKS } from '../../contract/limits';
import { timeText } from './track';

const [PITCH, BAR, HEIGHT] = [4, 2.4, 32];

/** Where nobody knows how loud it is, a plain bar. */
const Plain = () => <rect y={HEIGHT / 2 - 2} width={PITCH * PEAKS} height={4} rx={2} />;

const drawn = (peaks: readonly number[] | undefined) =>
  peaks
    ?.map((peak, index) => ({ x: index * PITCH, height: 3 + (peak / 255) * (HEIGHT - 5) }))
    .map(({ x, height }) => <rect key={x} x={x} y={(HEIGHT - height) / 2} width={BAR} height={height} rx={BAR / 2} />) ?? (
    <Plain />
  );

const Bars = ({ children }: { children: ReactNode }) => (
  <svg viewBox={`0 0 ${PITCH * PEAKS} ${HEIGHT}`} preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
    <g fill="currentColor">{children}</g>
  </svg>
);

interface WaveformProps {
  /** What it is the place in. */
  name: string;
  peaks?: readonly number[];
  time: number;
  /** Undefined as long as nobody knows the length: then there is nowhere to go. */
  seconds?: number;
  onSeek: (to: number) => void;
  onVinyl?: boolean;
  sx?: SxProps<Theme>;
}

const KEY_SECONDS = 5;
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -KEY_SECONDS,
  ArrowDown: -KEY_SECONDS,
  ArrowRight: KEY_SECONDS,
  ArrowUp: KEY_SECONDS,
};

const REST_ON_VINYL = '#8173a8';

const waveStyle =
  (onVinyl = false) =>
  ({ palette }: Theme) => ({
    position: 'relative',
    minWidth: 0,
    height: HEIGHT,
    borderRadius: 0.5,
    color: onVinyl ? palette.vinyl.apricot : palette.primary.main,
    '&:has(:focus-visible)': { outline: `2px solid ${onVinyl ? '#fff' : palette.primary.main}`, outlineOffset: 2 },
    '& > .rest, & > .played': { position: 'absolute', inset: 0, pointerEvents: 'none', display: 'block' },
    '& > .rest': { color: onVinyl ? REST_ON_VINYL : palette.field },
    '@media (forced-colors: active)': {
      '& > span': { forcedColorAdjust: 'none' },
      '& > .rest': { color: 'GrayText' },
      '& > .played': { color: 'Highlight' },
    },
  });

/** Only its line shows, under the pointer or by keys: the bars lie below. */
const sliderStyle = {
  position: 'absolute',
  // A finger needs more room than the bars have.
  inset: '-6px 0',
  height: 'auto',
  width: 1,
  padding: '0 !important',
  color: 'inherit',
  '& .MuiSlider-rail, & .MuiSlider-track': { display: 'none' },
  '& .MuiSlider-thumb': {
    width: 2,
    height: HEIGHT,
    borderRadius: 1,
    opacity: 0,
    boxShadow: 'none !important',
    '&::before': { display: 'none' },
  },
  '&:hover .MuiSlider-thumb, & .MuiSlider-thumb.Mui-focusVisible': { opacity: 1 },
  '&.Mui-disabled .MuiSlider-thumb': { opacity: 0 },
};

/** How loud a sound is over its time, and the place in it: played, and the rest. By keys 5 seconds a press, Home and End. */
export const Waveform = ({ name, peaks, time, seconds, onSeek, onVinyl, sx }: WaveformProps) => {
  const translate = useTranslate();
  /** Where a hand has it, until it lets go. */
  const [dragged, setDragged] = useState<number>();
  const max = seconds ?? 0;
  const value = Math.min(dragged ?? time, max);
  const bars = useMemo(() => <Bars>{drawn(peaks)}</Bars>, [peaks]);
  const goBy = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onSeek(Math.min(max, Math.max(0, value + by)));
  };
  const isKnown = seconds !== undefined;
  return (
    <Box sx={[waveStyle(onVinyl), ...(Array.isArray(sx) ? sx : [sx])]}>
      <span className="rest">{bars}</span>
      <span className="played" style={{ clipPath: `inset(0 ${isKnown ? 100 - (100 * value) / max : 100}% 0 0)` }}>
        {bars}
      </span>
      <Slider
        aria-label={translate('catalogue.player.place', { title: name })}
        getAriaValueText={(at) => translate('catalogue.player.at', { time: timeText(at), total: timeText(max) })}
        max={max || 1}
        step={0.1}
        value={value}
        disabled={!isKnown}
        onKeyDownCapture={goBy}
        onChange={(_event, to) => setDragged(Number(to))}
        onChangeCommitted={(_event, to) => {
          setDragged(undefined);
          onSeek(Number(to));
        }}
        sx={sliderStyle}
      />
    </Box>
  );
};
