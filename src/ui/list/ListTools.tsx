import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { memo, type RefObject, useId } from 'react';
import { useTranslate } from 'react-admin';
import { TEXT_LIMIT } from '../../contract/limits';
import { useCatalogueResource } from '../CatalogueResource';
import type { ListMemory } from './useListMemory';

interface ListToolsProps {
  memory: ListMemory;
  change: (fields: Partial<ListMemory>) => void;
  searchRef: RefObject<HTMLInputElement | null>;
}

const STATES = { all: undefined, published: true, unpublished: false } as const;
type StateChoice = keyof typeof STATES;
const choiceOf = (isPublished?: boolean): StateChoice =>
  isPublished === undefined ? 'all' : isPublished ? 'published' : 'unpublished';

/** Not drawn anew for rows that arrive. */
export const ListTools = memo(({ memory, change, searchRef }: ListToolsProps) => {
  const { filtersByPublication } = useCatalogueResource();
  const translate = useTranslate();
  const filterId = useId();
  const search = (text: string) => change({ text, searchPage: 1 });
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, p: 2 }}>
      <TextField
        type="search"
        size="small"
        margin="none"
        // Chromium's own button to clear it would stand beside ours.
        sx={{ flex: '1 1 220px', maxWidth: 420, '& ::-webkit-search-cancel-button': { display: 'none' } }}
        value={memory.text}
        onChange={(event) => search(event.target.value)}
        placeholder={translate('catalogue.list.search')}
        inputRef={searchRef}
        slotProps={{
          htmlInput: { 'aria-label': translate('catalogue.list.search'), maxLength: TEXT_LIMIT, dir: 'auto' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
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
    </Stack>
  );
});
