import AudioIcon from '@mui/icons-material/AudioFileOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ReplaceIcon from '@mui/icons-material/SwapHorizOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { PickerFrame } from './PickerFrame';
import { useFilePicker } from './useFilePicker';

interface AudioPickerProps {
  source: string;
  /** Field with the name of the stored file, where the server knows it. */
  nameSource: string;
}

const lastPart = (address: string) => address.split('/').at(-1) ?? address;

/**
 * Audio field: a select button, then a player with the file's name and replace and remove icons (spec 2). Takes only files whose type
 * starts with audio (spec 5). The player seeks in a chosen file and in a stored one.
 */
export const AudioPicker = ({ source, nameSource }: AudioPickerProps) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const picker = useFilePicker(source, 'audio');
  const { src, describedBy } = picker;
  const stored: unknown = record?.[nameSource];
  const name = picker.name ?? (typeof stored === 'string' && stored !== '' ? stored : src && lastPart(src));
  return (
    <PickerFrame source={source} picker={picker}>
      {src ? (
        <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
            <Typography component="bdi" variant="body2" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Tooltip title={translate('catalogue.audio.replace')}>
              <IconButton ref={picker.field.ref} size="small" onClick={picker.open}>
                <ReplaceIcon fontSize="small" />
              </IconButton>
            </Tooltip>
            <Tooltip title={translate('catalogue.audio.remove')}>
              <IconButton size="small" onClick={picker.remove}>
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          </Stack>
          {/* A track is music: there are no words of it that captions could show. */}
          <Box
            component="audio"
            controls
            preload="metadata"
            src={src}
            aria-label={name ?? undefined}
            sx={{ width: 1, height: 40 }}
          />
        </Stack>
      ) : (
        <>
          <Button
            ref={picker.field.ref}
            size="small"
            variant="outlined"
            aria-describedby={describedBy}
            startIcon={<AudioIcon />}
            onClick={picker.open}
          >
            {translate('catalogue.audio.select')}
          </Button>
          <Typography variant="caption" color="text.secondary">
            {translate('catalogue.audio.drop')}
          </Typography>
        </>
      )}
    </PickerFrame>
  );
};
