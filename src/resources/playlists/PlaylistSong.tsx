import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { keyframes, type Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { Picture } from '../../ui/fields/Picture';
import { ReferenceName } from '../../ui/fields/ReferenceName';
import { Text } from '../../ui/fields/Text';
import type { Motion } from '../../ui/list/useLeavingRow';
import { CoverPlay } from '../../ui/player/CoverPlay';
import { useMeant } from '../../ui/useMeant';

interface PlaylistSongProps {
  song: RaRecord;
  /** Its number in the playlist, from 0. */
  place: number;
  /** Draws the eye to it. */
  isNew: boolean;
  disabled: boolean;
  onOpen: () => void;
  onRemove: () => void;
  motion?: Motion;
  onMoved?: () => void;
}

const fade = keyframes`to { background-color: transparent; }`;
/** Fades away; where nothing may move it stays. */
const newStyle = {
  bgcolor: 'tint',
  '@media (prefers-reduced-motion: no-preference)': { animation: `${fade} 1s 1.5s ease-out forwards` },
};

const rowStyle = (theme: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.5rem',
  paddingInlineStart: '16px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '&:hover': { backgroundColor: theme.palette.hover },
  '&:has([data-playing]) .name': { color: theme.palette.primary.main },
});

const songStyle = {
  flex: 1,
  alignSelf: 'stretch',
  justifyContent: 'flex-start',
  minWidth: 0,
  py: 0.75,
  font: 'inherit',
  textAlign: 'start',
  '&.Mui-focusVisible': { outlineOffset: -2 },
};

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', '& > *': { display: 'inline' } };

/** A song of a playlist: a click opens it, and beside it stands what removes it (spec 2, 'Playlist edit'). */
export const PlaylistSong = ({ song, place, isNew, disabled, onOpen, onRemove, motion, onMoved }: PlaylistSongProps) => {
  const translate = useTranslate();
  const meant = useMeant(place, onRemove);
  const isLeaving = motion === 'leaving';
  return (
    <Box
      component="li"
      aria-hidden={isLeaving || undefined}
      inert={isLeaving}
      data-motion={motion}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onMoved?.()}
      sx={[rowStyle, isNew && newStyle]}
    >
      <Box
        component="span"
        aria-hidden
        className="tabular"
        data-number={place + 1}
        sx={{ width: 20, color: 'text.disabled', textAlign: 'end', '&::before': { content: 'attr(data-number)' } }}
      />
      <Box component="span" sx={{ position: 'relative', borderRadius: '6px', mx: 1.5 }}>
        <Picture src={song.coverArt} size={36} />
        <CoverPlay record={song} source="fileUrl" />
      </Box>
      <ButtonBase onClick={onOpen} disabled={disabled} sx={songStyle}>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" variant="body2" className="name" sx={{ display: 'block', fontWeight: 580 }}>
            <Text oneLine>{song.title ?? ''}</Text>
          </Typography>
          <Typography component="span" variant="caption" color="text.secondary" sx={{ ...line, display: 'block' }}>
            <span>
              <ReferenceName record={song} source="artist" reference="artists" />
            </span>
            {' · '}
            <span>
              <ReferenceName record={song} source="album" reference="albums" />
            </span>
          </Typography>
        </Box>
      </ButtonBase>
      <Tooltip title={translate('catalogue.playlist.remove')}>
        <IconButton
          aria-label={translate('catalogue.playlist.removeSong', { name: song.title })}
          disabled={disabled}
          {...meant}
          sx={{ mx: 1 }}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
};
