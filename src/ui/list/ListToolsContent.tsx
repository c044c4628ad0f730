import Box from '@mui/material/Box';
import { memo, type RefObject, useState } from 'react';
import { useEvent } from 'react-admin';
import { useCatalogueResource } from '../CatalogueResource';
import { DeletedButton } from '../history/DeletedButton';
import { SearchBox } from './SearchBox';
import { StateFilter } from './StateFilter';
import type { ListMemory } from './useListMemory';

export interface ListToolsProps {
  memory: ListMemory;
  change: (fields: Partial<ListMemory>) => void;
  /** Told of the text of the search box, at each change. */
  onType: (text: string) => void;
  /** A search is on its way, and takes its time. */
  isSlow: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  /** The rows are there: what nobody waits for may be asked now. */
  isReady: boolean;
}

const Deleted = memo(DeletedButton);
const Filter = memo(StateFilter);

export const ListToolsContent = ({ memory, change, onType, isSlow, searchRef, isReady }: ListToolsProps) => {
  const { filtersByPublication } = useCatalogueResource();
  const [defaultText] = useState(memory.text);
  const filter = useEvent((isPublished?: boolean) => change({ isPublished, page: 1, searchPage: 1 }));
  return (
    <>
      <SearchBox defaultText={defaultText} onType={onType} isSlow={isSlow} boxRef={searchRef} />
      {filtersByPublication && <Filter isPublished={memory.isPublished} onChange={filter} />}
      <Box sx={{ ml: 'auto', mr: -1 }}>
        <Deleted isReady={isReady} />
      </Box>
    </>
  );
};
