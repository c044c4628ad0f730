import Box from '@mui/material/Box';
import { useMemo, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { usePreload } from '../usePreload';
import { DeleteDialog } from './DeleteDialog';
import { ListBody } from './ListBody';
import { ListFooter } from './ListFooter';
import { ListHeader } from './ListHeader';
import { ListStatus } from './ListStatus';
import { ListTools } from './ListTools';
import { RowActions } from './RowActions';
import { useCatalogueList } from './useCatalogueList';
import { useCameFrom } from './useListMemory';
import { useSlashKey } from './useSlashKey';
import { useTopOf } from './useTopOf';

/** The list screen of any kind (spec 2, 'List screens'). */
export const CatalogueList = () => {
  const { Add, Edit } = useCatalogueResource();
  const value = useCatalogueList();
  const sheet = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const focusSearch = useEvent(() => searchRef.current?.focus());
  const [inQuestion, setInQuestion] = useState<CatalogueRecord | null>(null);
  const [going, setGoing] = useState<CatalogueRecord['id']>();
  const [cameFrom, leaveRow] = useCameFrom(value.opened);
  const ask = useEvent((record: CatalogueRecord) => {
    setInQuestion(record);
    setGoing(record.id);
  });
  const rowActions = useMemo(() => <RowActions onDelete={ask} />, [ask]);
  useSlashKey(searchRef);
  useTopOf(sheet, `page ${value.page} of ${value.perPage}`);
  usePreload([Edit, Add], !value.isPending);
  return (
    <>
      <ListHeader />
      <Box ref={sheet}>
        <ListTools
          memory={value.memory}
          change={value.change}
          isSearching={value.isStale}
          searchRef={searchRef}
          isReady={!value.isPending}
        />
        <ListBody
          value={value}
          rowActions={rowActions}
          cameFrom={cameFrom}
          onLeave={leaveRow}
          going={going}
          takeFocus={focusSearch}
        />
        <ListFooter value={value} />
        <ListStatus value={value} />
      </Box>
      {/* The button of a deleted row is gone, so focus goes to the search box. */}
      <DeleteDialog record={inQuestion} onClose={() => setInQuestion(null)} onDeleted={focusSearch} />
    </>
  );
};
