import Box from '@mui/material/Box';
import { memo } from 'react';
import { useEvent } from 'react-admin';
import { useCatalogueResource } from '../CatalogueResource';
import { DeletedButton } from '../history/DeletedButton';
import type { ListToolsProps } from './ListTools';
import { SearchBox } from './SearchBox';
import { StateFilter } from './StateFilter';

const Deleted = memo(DeletedButton);

export const ListToolsContent = ({ memory, change, isSearching, searchRef, isReady }: ListToolsProps) => {
  const { filtersByPublication } = useCatalogueResource();
  const filter = useEvent((isPublished?: boolean) => change({ isPublished, page: 1, searchPage: 1 }));
  return (
    <>
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
    </>
  );
};
