import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type CompositionEvent, memo, type RefObject, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { TEXT_LIMIT } from '../../contract/limits';
import { useCatalogueResource } from '../CatalogueResource';
import { DeletedButton } from '../history/DeletedButton';
import type { ListMemory } from './useListMemory';

interface ListToolsProps {
  memory: ListMemory;
  change: (fields: Partial<ListMemory>) => void;
  /** A search is on its way. */
  isSearching: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
}

const STATES = { all: undefined, published: true, unpublished: false } as const;
type StateChoice = keyof typeof STATES;
const choiceOf = (isPublished?: boolean): StateChoice =>
  isPublished === undefined ? 'all' : isPublished ? 'published' : 'unpublished';

/** Not drawn anew for rows that arrive. */
export const ListTools = memo(({ memory, change, isSearching, searchRef }: ListToolsProps) => {
  const { filtersByPublication } = useCatalogueResource();
  const translate = useTranslate();
  const filterId = useId();
  /** What an input method has not finished yet: it is shown, and neither counts nor searches. */
  const [unfinished, setUnfinished] = useState<string>();
  const isComposing = useRef(false);
  const search = (text: string) => change({ text, searchPage: 1 });
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, px: 2, pt: 2, pb: 1 }}>
      <TextField
        type="search"
        size="small"
        margin="none"
        // Chromium's own button to clear it would stand beside ours.
        sx={{
          flex: '1 1 180px',
          maxWidth: 420,
          '& ::-webkit-search-cancel-button': { display: 'none' },
          '& ::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
        value={unfinished ?? memory.text}
        onChange={({ target: { value } }) => (isComposing.current ? setUnfinished(value) : search(value))}
        placeholder={translate('catalogue.list.search')}
        inputRef={searchRef}
        slotProps={{
          htmlInput: {
            'aria-label': translate('catalogue.list.search'),
            maxLength: TEXT_LIMIT,
            dir: 'auto',
            onCompositionStart: () => {
              isComposing.current = true;
            },
            onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
              isComposing.current = false;
              setUnfinished(undefined);
              search(currentTarget.value);
            },
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                {isSearching ? <CircularProgress size={20} color="inherit" aria-hidden /> : <SearchIcon fontSize="small" />}
              </InputAdornment>
            ),
            endAdornment: memory.text !== '' && (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={translate('catalogue.list.clearSearch')}
                  onClick={() => {
                    search('');
                    searchRef.current?.focus();
                  }}
                >
                  <ClearIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {filtersByPublication && (
        <TextField
          select
          fullWidth={false}
          id={filterId}
          size="small"
          margin="none"
          sx={{ flex: '0 1 180px' }}
          label={translate('catalogue.list.state')}
          value={choiceOf(memory.isPublished)}
          onChange={(event) => change({ isPublished: STATES[event.target.value as StateChoice], page: 1, searchPage: 1 })}
        >
          {Object.keys(STATES).map((choice) => (
            <MenuItem key={choice} value={choice}>
              {translate(`catalogue.state.${choice}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ ml: 'auto' }}>
        <DeletedButton />
      </Box>
    </Stack>
  );
});
