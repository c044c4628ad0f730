import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { Edit } from '../../../import/edits';
import { mayChoose } from '../../../import/edits';
import type { Choice, PlannedSong } from '../../../import/planned';
import { Words } from '../../../ui/Words';
import { PHONE } from '../../../ui/widths';
import { NamesForm } from './NamesForm';
import { useWording } from './wording';

const CHOICES = [
  ['import', 'keep'],
  ['skip', 'skip'],
  ['replace', 'replace'],
] as const satisfies readonly (readonly [Choice, string])[];

const strip = {
  px: 3,
  py: 1,
  bgcolor: 'tint',
  borderBottom: 1,
  borderColor: 'divider',
  [PHONE]: { px: 2, borderTop: 1, borderBottom: 0, borderColor: 'divider' },
  '@media (forced-colors: active)': { borderBottom: '2px solid Highlight' },
};

/** On phones how many there are, and what lets go of them, in a first line. */
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  [PHONE]: { gap: '0 6px', '& > .MuiButton-root': { flex: 'auto', px: 1 } },
};

interface SelectionBarProps {
  songs: readonly PlannedSong[];
  isEditing: boolean;
  onChoose: (songs: readonly PlannedSong[], choice: Choice) => void;
  onApply: (songs: readonly PlannedSong[], edit: Edit) => Promise<unknown>;
  onClear: () => void;
}

/** What can be done with all songs that are chosen. */
export const SelectionBar = ({ songs, isEditing, onChoose, onApply, onClear }: SelectionBarProps) => {
  const { say, many } = useWording();
  const [isNaming, setIsNaming] = useState(false);
  const apply = async (edit: Edit) => {
    if (await onApply(songs, edit)) setIsNaming(false);
  };
  return (
    <Box role="group" aria-label={say('chosenGroup')} sx={strip}>
      <Box sx={line}>
        <Box sx={{ typography: 'subtitle2', flex: 1, minWidth: 88, [PHONE]: { order: -2, flexBasis: '60%' } }}>
          <Words>{many('chosen', songs.length)}</Words>
        </Box>
        <Button size="small" variant="outlined" aria-expanded={isNaming} onClick={() => setIsNaming(!isNaming)}>
          {say('edit')}
        </Button>
        {CHOICES.filter(([choice]) => songs.some((song) => mayChoose(song, choice))).map(([choice, word]) => (
          <Button key={choice} size="small" variant="outlined" onClick={() => onChoose(songs, choice)}>
            {say(`choice.${word}`)}
          </Button>
        ))}
        <IconButton size="small" aria-label={say('clear')} onClick={onClear} sx={{ [PHONE]: { order: -1, mr: -1 } }}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {isNaming && (
        <Box sx={{ pt: 1, pb: 0.5 }}>
          <NamesForm songs={songs} label={say('namesOf')} isBusy={isEditing} onApply={apply} onClose={() => setIsNaming(false)} />
        </Box>
      )}
    </Box>
  );
};
