import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { alpha, keyframes, type Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type RaRecord, useTranslate } from 'react-admin';
import { Picture } from '../../ui/fields/Picture';
import { ReferenceName } from '../../ui/fields/ReferenceName';
import { Text } from '../../ui/fields/Text';
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
}

const fade = keyframes`to { background-color: transparent; }`;
/** Fades away; where nothing may move it stays. */
const newStyle = (theme: Theme) => ({
  bgcolor: alpha(theme.palette.primary.main, 0.14),
  '@media (prefers-reduced-motion: no-preference)': { animation: `${fade} 1s 1.5s ease-out forwards` },
});

const rowStyle = {
  alignItems: 'center',
  borderBottom: 1,
  borderColor: 'divider',
  '&:has([data-playing]) .name': { color: 'primary.main' },
};

export const PlaylistSong = ({ song, place, isNew, disabled, onOpen, onRemove }: PlaylistSongProps) => {
  const translate = useTranslate();
  const meant = useMeant(place, onRemove);
  return (
    <Stack component="li" direction="row" sx={[rowStyle, isNew && newStyle]}>
      <Box sx={{ ml: 2 }}>
        <Picture src={song.coverArt} over={<CoverPlay record={song} source="fileUrl" />} />
      </Box>
      <ButtonBase
        onClick={onOpen}
        disabled={disabled}
        sx={{
          flex: 1,
          minWidth: 0,
          px: 1.5,
          py: 1,
          minHeight: 56,
          font: 'inherit',
          justifyContent: 'flex-start',
          textAlign: 'start',
        }}
      >
        <Box
          component="span"
          sx={{
            display: 'grid',
            alignItems: 'center',
            flex: 1,
            minWidth: 0,
            columnGap: 2,
            gridTemplateColumns: { sm: '2fr 1fr 1fr' },
          }}
        >
          <Typography component="span" variant="body2" className="name">
            <Text bold>{song.title ?? ''}</Text>
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            <ReferenceName record={song} source="artist" reference="artists" />
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            <ReferenceName record={song} source="album" reference="albums" />
          </Typography>
        </Box>
      </ButtonBase>
      <Tooltip title={translate('catalogue.playlist.remove')}>
        <IconButton
          aria-label={translate('catalogue.playlist.removeSong', { name: song.title })}
          disabled={disabled}
          {...meant}
          sx={{ mx: 1, minWidth: { xs: 44, sm: 36 }, minHeight: { xs: 44, sm: 36 } }}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
};
