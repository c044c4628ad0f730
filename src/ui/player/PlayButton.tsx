import PauseIcon from '@mui/icons-material/PauseOutlined';
import PlayIcon from '@mui/icons-material/PlayArrowOutlined';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';

interface PlayButtonProps {
  isPlaying: boolean;
  /** What it does now. */
  name: string;
  onClick: () => void;
  onVinyl?: boolean;
}

const roundStyle = ({ palette }: Theme) => ({
  width: 44,
  height: 44,
  flex: 'none',
  borderRadius: '50%',
  color: '#fff',
  backgroundColor: palette.fill.main,
  '&:hover': { backgroundColor: palette.fill.hover },
  '@media (forced-colors: active)': { border: '1px solid' },
});

const onVinylStyle = ({ palette }: Theme) => ({
  color: '#1d1533',
  backgroundColor: '#fff',
  '&:hover': { backgroundColor: palette.vinyl.text },
  '&.Mui-focusVisible': { outlineColor: '#fff' },
});

/** Plays and pauses. */
export const PlayButton = ({ isPlaying, name, onClick, onVinyl }: PlayButtonProps) => (
  <IconButton className="play" aria-label={name} onClick={onClick} sx={onVinyl ? [roundStyle, onVinylStyle] : roundStyle}>
    {isPlaying ? <PauseIcon /> : <PlayIcon />}
  </IconButton>
);
