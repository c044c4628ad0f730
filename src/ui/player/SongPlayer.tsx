import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { PlayButton } from './PlayButton';
import { usePlayer } from './PlayerProvider';
import { type Track, timeText } from './track';
import { useTrack } from './useTrack';
import { Waveform } from './Waveform';

const frameStyle: SxProps<Theme> = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  '& > .MuiIconButton-root': { gridRow: '1 / span 2' },
};

const lineStyle: SxProps<Theme> = {
  gridColumn: '2 / span 2',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
};

/** A file that was only chosen goes with the form that holds it. */
const useEndWithFile = ({ id, src }: Track) => {
  const player = usePlayer();
  useEffect(() => {
    if (id !== undefined) return;
    return () => {
      if (player.now().track?.src === src) player.close();
    };
  }, [player, id, src]);
};

interface SongPlayerProps {
  track: Track;
  /** The name of the file. */
  name: ReactNode;
  /** What else can be done with it. */
  actions: ReactNode;
}

/** Plays a file where a form shows it. What is stored goes on when the form is left. */
export const SongPlayer = ({ track, name, actions }: SongPlayerProps) => {
  const translate = useTranslate();
  const { isPlaying, time, seconds, toggle, seek } = useTrack(track);
  const { title, peaks } = track;
  useEndWithFile(track);
  return (
    <Box sx={frameStyle}>
      <PlayButton
        isPlaying={isPlaying}
        name={translate(`catalogue.player.${isPlaying ? 'pauseOf' : 'playOf'}`, { title })}
        onClick={toggle}
      />
      {name}
      <Box sx={{ display: 'flex' }}>{actions}</Box>
      <Box sx={lineStyle}>
        <span>{timeText(time)}</span>
        <Waveform name={title} {...{ peaks, time, seconds }} onSeek={seek} sx={{ flex: 1 }} />
        <span>{seconds === undefined ? '–:––' : timeText(seconds)}</span>
      </Box>
    </Box>
  );
};
