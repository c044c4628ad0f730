import CloseIcon from '@mui/icons-material/CloseOutlined';
import MutedIcon from '@mui/icons-material/VolumeOffOutlined';
import SoundIcon from '@mui/icons-material/VolumeUpOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { keyframes, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Picture } from '../fields/Picture';
import { Text } from '../fields/Text';
import { LOW_WINDOW, PHONE } from '../widths';
import { PlayButton } from './PlayButton';
import { usePlayer, usePlaying } from './PlayerProvider';
import { type Track, timeText } from './track';
import { useMediaKeys } from './useMediaKeys';
import { useTrack } from './useTrack';
import { Waveform } from './Waveform';

const spin = keyframes`to { transform: rotate(1turn); }`;

const deckStyle = ({ palette }: Theme) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: '4rem',
  pl: 2.5,
  pr: 1.5,
  color: palette.vinyl.text,
  backgroundColor: palette.vinyl.main,
  '& .MuiIconButton-root:not(.play)': {
    color: palette.vinyl.textSecondary,
    '&:hover': { color: '#fff', bgcolor: 'rgb(255 255 255 / 0.1)' },
  },
  '& .Mui-focusVisible': { outlineColor: '#fff' },
  '& .time': { color: palette.vinyl.textSecondary, fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
  [LOW_WINDOW]: { position: 'static' },
  [PHONE]: { gap: 1.5, minHeight: '3.75rem', pl: 1.5, pr: 0.5, '& .wide': { display: 'none' } },
  '@media (forced-colors: active)': { border: '1px solid' },
});

/** A record half out of its sleeve; it turns while it plays. */
const sleeveStyle = ({ palette }: Theme) => ({
  position: 'relative',
  flex: 'none',
  mr: 2,
  '& > .record': {
    position: 'absolute',
    left: 20,
    top: 2,
    width: 40,
    height: 40,
    borderRadius: '50%',
    background: `radial-gradient(circle, ${palette.vinyl.main} 0 2px, ${palette.vinyl.apricot} 2.5px 7px, #0c0818 7.5px), #0c0818`,
    backgroundImage: `conic-gradient(from 30deg, transparent, rgb(255 255 255 / 0.14) 30deg, transparent 60deg 180deg, rgb(255 255 255 / 0.14) 210deg, transparent 240deg), radial-gradient(circle, ${palette.vinyl.main} 0 2px, ${palette.vinyl.apricot} 2.5px 7px, #0c0818 7.5px)`,
    animation: `${spin} 4s linear infinite paused`,
  },
  '& > .record[data-turns]': { animationPlayState: 'running' },
  '& > .MuiAvatar-root': { position: 'relative', borderRadius: '6px', bgcolor: palette.vinyl.ring },
});

const nameStyle = { flex: '0 1 200px', minWidth: 0, [PHONE]: { flex: 1 } };

/** How far it is, where there is no room for the waveform. */
const Progress = ({ part }: { part: number }) => (
  <Box
    aria-hidden
    sx={{
      display: 'none',
      [PHONE]: { display: 'block' },
      position: 'absolute',
      inset: '0 0 auto',
      height: 2,
      bgcolor: 'vinyl.apricot',
      transformOrigin: 'left',
    }}
    style={{ transform: `scaleX(${part})` }}
  />
);

const Shown = ({ track }: { track: Track }) => {
  const translate = useTranslate();
  const player = usePlayer();
  const { isPlaying, time, seconds, toggle, seek } = useTrack(track);
  const isMuted = usePlaying(({ now }) => now().isMuted);
  useMediaKeys(player, track);
  const close = () => {
    player.close();
    // Its button goes with it.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <Box component="section" className="deck" aria-label={translate('catalogue.player.region')} sx={deckStyle}>
      <Progress part={seconds ? Math.min(1, time / seconds) : 0} />
      <Box sx={sleeveStyle}>
        <span className="record" data-turns={isPlaying || undefined} data-art aria-hidden="true" />
        <Picture src={track.cover} size={44} />
      </Box>
      <Box sx={nameStyle}>
        <Typography variant="body2" component="div">
          <Text bold oneLine>
            {track.title}
          </Text>
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'vinyl.textSecondary' }}>
          <Text oneLine>{track.artist ?? ''}</Text>
        </Typography>
      </Box>
      <PlayButton
        isPlaying={isPlaying}
        name={translate(`catalogue.player.${isPlaying ? 'pause' : 'play'}`)}
        onClick={toggle}
        onVinyl
      />
      <span className="wide time">{timeText(time)}</span>
      <Waveform
        name={track.title}
        peaks={track.peaks}
        {...{ time, seconds }}
        onSeek={seek}
        onVinyl
        sx={{ flex: 1, [PHONE]: { display: 'none' } }}
      />
      <span className="wide time">{seconds === undefined ? '–:––' : timeText(seconds)}</span>
      <IconButton
        className="wide"
        aria-label={translate(`catalogue.player.${isMuted ? 'unmute' : 'mute'}`)}
        onClick={() => player.mute(!isMuted)}
      >
        {isMuted ? <MutedIcon fontSize="small" /> : <SoundIcon fontSize="small" />}
      </IconButton>
      <IconButton aria-label={translate('catalogue.player.close')} onClick={close} sx={{ minWidth: 44, minHeight: 44 }}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};

/** The small player at the foot of the sheet. It goes on from page to page until it is closed. */
export const Deck = () => {
  const track = usePlaying(({ now }) => now().track);
  return track ? <Shown track={track} /> : null;
};
