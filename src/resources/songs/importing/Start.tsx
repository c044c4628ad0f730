import FolderIcon from '@mui/icons-material/DriveFolderUploadOutlined';
import FileIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useIsDragged } from '../../../ui/inputs/draggedFile';
import { PHONE, pagePadding } from '../../../ui/widths';
import type { Job } from './job';
import type { JobState } from './state';
import { useDrop } from './useDrop';
import { useWording } from './wording';

const TAKEN = 'audio/*,image/*,.mp3,.m4a,.m4b,.aac,.flac,.ogg,.oga,.opus,.wav';

/** Not on a phone, which knows no folders. */
const folders = { [PHONE]: { display: 'none' } };
const alone = { display: 'none', [PHONE]: { display: 'inline' } };

const frame = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 'min(26rem, 60vh)',
  p: 3,
  borderRadius: '14px',
  border: '1.5px dashed',
  borderColor: 'field',
  bgcolor: 'sunk',
  textAlign: 'center',
};
const lit = { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2, bgcolor: 'tint', color: 'onTint' };

/** Where a folder is dropped or chosen, on all of the page. */
export const Start = ({ job, state }: { job: Job; state: JobState }) => {
  const translate = useTranslate();
  const { say } = useWording();
  const isDragged = useIsDragged('audio');
  const [folder, files] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  useDrop(job.take);
  // React knows no such property.
  useEffect(() => folder.current?.setAttribute('webkitdirectory', ''), [folder]);
  const choose = (input: RefObject<HTMLInputElement | null>) => () => input.current?.click();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // The same folder once more is another choice.
    target.value = '';
    if (chosen.length > 0) job.take(chosen);
  };
  return (
    <Stack sx={{ ...pagePadding, gap: 2, flex: 1, maxWidth: 960 }}>
      {state.isUnfinished && (
        <Alert
          severity="info"
          role="note"
          action={
            <Button size="small" variant="outlined" onClick={() => void job.forget()}>
              {say('forget')}
            </Button>
          }
        >
          {say('unfinished')}
        </Alert>
      )}
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {state.fault && (
          <Alert severity="error" role="note">
            {translate(state.fault, { _: state.fault })}
          </Alert>
        )}
      </Box>
      <Box role="group" aria-label={say('drop')} sx={isDragged ? { ...frame, ...lit } : frame}>
        <FolderIcon aria-hidden sx={{ fontSize: 48, color: isDragged ? 'onTint' : 'text.secondary' }} />
        <div>
          <Typography component="h2" variant="h5">
            <Box component="span" sx={folders}>
              {say(isDragged ? 'dropNow' : 'drop')}
            </Box>
            <Box component="span" sx={alone}>
              {say('chooseFiles')}
            </Box>
          </Typography>
          <Typography variant="body2" color={isDragged ? 'inherit' : 'text.secondary'} sx={{ mt: 0.5, maxWidth: 520 }}>
            {say('takes')}
          </Typography>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          <Button variant="contained" onClick={choose(folder)} startIcon={<FolderIcon />} sx={folders}>
            {say('folder')}
          </Button>
          <Button variant="outlined" onClick={choose(files)} startIcon={<FileIcon />}>
            {say('files')}
          </Button>
        </Box>
        {/* Not more buttons to screen readers: those above click them. */}
        <input ref={folder} type="file" multiple hidden data-takes="folder" onChange={take} />
        <input ref={files} type="file" multiple hidden accept={TAKEN} data-takes="files" onChange={take} />
      </Box>
    </Stack>
  );
};
