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
import { fieldButton, PickerFrame } from './PickerFrame';
import { useFilePicker } from './useFilePicker';

interface AudioPickerProps {
  source: string;
  /** Field with the name of the stored file, where the server knows it. */
  nameSource: string;
}

const lastPart = (address: string) => address.split('/').at(-1) ?? address;

export const AudioPicker = ({ source, nameSource }: AudioPickerProps) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const picker = useFilePicker(source, 'audio');
  const { src } = picker;
  const stored: unknown = record?.[nameSource];
  const name = picker.name ?? (typeof stored === 'string' && stored !== '' ? stored : src && lastPart(src));
  return (
    <PickerFrame source={source} picker={picker}>
      {src ? (
        <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
            <Typography
              key={name}
              component="bdi"
              variant="body2"
              dir="auto"
              sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {name}
            </Typography>
            <Tooltip title={translate('catalogue.audio.replace')}>
              <IconButton ref={picker.ref} size="small" onClick={picker.open} {...fieldButton(picker, 'choose')}>
                <ReplaceIcon fontSize="small" />
              </IconButton>
            </Tooltip>
            <Tooltip title={translate('catalogue.audio.remove')}>
              <IconButton size="small" onClick={picker.remove} {...fieldButton(picker, 'remove')}>
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
            onError={picker.onUnusable}
            aria-label={name ?? undefined}
            sx={{ width: 1, height: 40 }}
          />
        </Stack>
      ) : (
        <>
          <Button
            ref={picker.ref}
            size="small"
            variant="outlined"
            startIcon={<AudioIcon />}
            onClick={picker.open}
            {...fieldButton(picker, 'choose')}
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
