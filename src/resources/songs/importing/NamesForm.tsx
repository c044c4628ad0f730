import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { TEXT_LIMIT } from '../../../contract/limits';
import type { Edit } from '../../../import/edits';
import type { PlannedSong } from '../../../import/planned';
import { NARROW, PHONE } from '../../../ui/widths';
import { notesOf, useWording } from './wording';

const FIELDS = ['title', 'artist', 'album'] as const satisfies readonly (keyof Edit)[];

const style = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
  alignItems: 'end',
  gap: 1.5,
  [NARROW]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};

/** What all of them have, or nothing. */
const common = (songs: readonly PlannedSong[], of: (song: PlannedSong) => string | undefined) => {
  const [first, ...others] = songs.map((song) => of(song) ?? '');
  return others.every((each) => each === first) ? (first ?? '') : undefined;
};

const valuesOf = (songs: readonly PlannedSong[]) => ({
  title: songs.length === 1 ? songs[0]?.title : undefined,
  artist: common(songs, ({ artistName }) => artistName),
  album: common(songs, ({ albumName }) => albumName),
});

interface NamesFormProps {
  songs: readonly PlannedSong[];
  label: string;
  /** Names that were changed are compared just now. */
  isBusy: boolean;
  onApply: (edit: Edit) => void;
  onClose: () => void;
}

/** Changes the names of one song, or those that many songs share; what is left alone stays as it is with each of them. */
export const NamesForm = ({ songs, label, isBusy, onApply, onClose }: NamesFormProps) => {
  const { say } = useWording();
  const [before] = useState(() => valuesOf(songs));
  const [typed, setTyped] = useState<Edit>({});
  const [only] = songs;
  const isOne = songs.length === 1;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const changed = FIELDS.filter((field) => typed[field] !== undefined && typed[field] !== (before[field] ?? ''));
    if (isBusy) return;
    if (changed.length === 0) onClose();
    else onApply(Object.fromEntries(changed.map((field) => [field, typed[field]])));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Box component="form" aria-label={label} noValidate onSubmit={apply} onKeyDown={onKeyDown}>
      {isOne && only && (
        <Box component="ul" sx={{ m: 0, mb: 1.5, p: 0, listStyle: 'none', typography: 'caption', color: 'text.secondary' }}>
          <li>
            <bdi>{only.file.path}</bdi>
          </li>
          {notesOf(only).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Box>
      )}
      <Box sx={style}>
        {FIELDS.filter((field) => field !== 'title' || isOne).map((field, index) => (
          <TextField
            key={field}
            label={say(`fields.${field}`)}
            value={typed[field] ?? before[field] ?? ''}
            placeholder={before[field] === undefined ? say('severalNames') : undefined}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            autoFocus={index === 0}
            autoComplete="off"
            slotProps={{ htmlInput: { dir: 'auto', maxLength: TEXT_LIMIT }, inputLabel: { shrink: true } }}
          />
        ))}
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" variant="contained" aria-disabled={isBusy} sx={{ [PHONE]: { flex: 2 } }}>
            {say(isBusy ? 'editing' : 'apply')}
          </Button>
          <Button variant="outlined" onClick={onClose} sx={{ [PHONE]: { flex: 1 } }}>
            {say('dismiss')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
};
