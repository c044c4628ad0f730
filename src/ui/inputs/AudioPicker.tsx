import AudioIcon from '@mui/icons-material/AudioFileOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ReplaceIcon from '@mui/icons-material/SwapHorizOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { SongPlayer } from '../player/SongPlayer';
import { type Track, trackOf } from '../player/track';
import { useFileSound } from '../player/useFileSound';
import { fieldButton, PickerFrame } from './PickerFrame';
import { useFilePicker } from './useFilePicker';

interface AudioPickerProps {
  source: string;
  /** Field with the name of the stored file, where the server knows it. */
  nameSource: string;
}

const lastPart = (address: string) => address.split('/').at(-1) ?? address;

const nameStyle = { minWidth: 0, fontWeight: 560, textAlign: 'left', overflowWrap: 'anywhere' };

export const AudioPicker = ({ source, nameSource }: AudioPickerProps) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const picker = useFilePicker(source, 'audio');
  const { src, file } = picker;
  const stored: unknown = record?.[nameSource];
  const sound = useFileSound(file, src ?? undefined, picker.onUnusable);
  const name = picker.name ?? (typeof stored === 'string' && stored !== '' ? stored : src && lastPart(src));
  const track: Track = useMemo(() => {
    const chosen = { src: src ?? '', title: name ?? '' };
    if (file || !record) return { ...chosen, ...sound };
    const song = trackOf({ ...record, [source]: src }, source);
    // The bars are those of the file that the record has.
    return { ...chosen, ...song, ...(src !== record[source] && { peaks: undefined, seconds: undefined }) };
  }, [src, name, file, record, source, sound]);
  return (
    <PickerFrame source={source} picker={picker} isFilled={src !== null}>
      {src ? (
        <SongPlayer
          track={track}
          name={
            <Typography key={name} component="bdi" variant="body2" dir="auto" sx={nameStyle}>
              {name}
            </Typography>
          }
          actions={
            <>
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
            </>
          }
        />
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
