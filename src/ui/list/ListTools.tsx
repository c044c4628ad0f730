import Box from '@mui/material/Box';
import { memo, type RefObject } from 'react';
import { useEvent } from 'react-admin';
import { Behind } from '../behind';
import { useCatalogueResource } from '../CatalogueResource';
import { DeletedButton } from '../history/DeletedButton';
import { PHONE } from '../widths';
import { SearchBox } from './SearchBox';
import { StateFilter } from './StateFilter';
import type { ListMemory } from './useListMemory';

interface ListToolsProps {
  memory: ListMemory;
  change: (fields: Partial<ListMemory>) => void;
  /** A search is on its way. */
  isSearching: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  /** The rows are there: what nobody waits for may be asked now. */
  isReady: boolean;
}

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: '4rem',
  px: 3,
  py: 1.5,
  [PHONE]: { minHeight: '3.75rem', gap: 1, px: 2, py: 1 },
};

/** Where the filter has a line of its own. */
const onTwoLines = { [PHONE]: { minHeight: 103 } };

const Deleted = memo(DeletedButton);

/** Above the rows. Not drawn anew for rows that arrive. */
export const ListTools = memo(({ memory, change, isSearching, searchRef, isReady }: ListToolsProps) => {
  const { filtersByPublication } = useCatalogueResource();
  const filter = useEvent((isPublished?: boolean) => change({ isPublished, page: 1, searchPage: 1 }));
  return (
    <Box sx={[style, filtersByPublication && onTwoLines]}>
      <Behind>
        <SearchBox
          text={memory.text}
          search={(text) => change({ text, searchPage: 1 })}
          isSearching={isSearching}
          boxRef={searchRef}
        />
        {filtersByPublication && <StateFilter isPublished={memory.isPublished} onChange={filter} />}
        <Box sx={{ ml: 'auto', mr: -1 }}>
          <Deleted isReady={isReady} />
        </Box>
      </Behind>
    </Box>
  );
});
