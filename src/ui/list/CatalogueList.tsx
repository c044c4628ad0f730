import Box from '@mui/material/Box';
import { memo, useMemo, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';
import { partBehind } from '../behind';
import { useCatalogueResource } from '../CatalogueResource';
import { usePreload } from '../usePreload';
import type { DeleteDialogProps } from './DeleteDialog';
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

const DeleteDialog = partBehind<DeleteDialogProps>(async () => (await import('./DeleteDialog')).DeleteDialog);

const Header = memo(ListHeader);

/** The list screen of any kind (spec 2, 'List screens'). At a key in the search box nothing is drawn anew but what stands beside it. */
export const CatalogueList = () => {
  const { Add, Edit } = useCatalogueResource();
  const { view, memory, change, type, isTyping, opened, isSlow } = useCatalogueList();
  const { isStale: _isStale, isFetching: _isFetching, ...pages } = view;
  const sheet = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const focusSearch = useEvent(() => searchRef.current?.focus());
  const [inQuestion, setInQuestion] = useState<CatalogueRecord | null>(null);
  const [going, setGoing] = useState<CatalogueRecord['id']>();
  const [cameFrom, leaveRow] = useCameFrom(opened);
  const ask = useEvent((record: CatalogueRecord) => {
    setInQuestion(record);
    setGoing(record.id);
  });
  const rowActions = useMemo(() => <RowActions onDelete={ask} />, [ask]);
  useSlashKey(searchRef);
  useTopOf(sheet, `page ${view.page} of ${view.perPage}`);
  usePreload([Edit, Add], !view.isPending);
  return (
    <>
      <Header />
      <Box ref={sheet}>
        <ListTools
          memory={memory}
          change={change}
          onType={type}
          isSlow={isSlow}
          searchRef={searchRef}
          isReady={!view.isPending}
        />
        <ListBody
          {...view}
          isNew={memory.text.trim() === '' && !isTyping && memory.isPublished === undefined}
          rowActions={rowActions}
          cameFrom={cameFrom}
          onLeave={leaveRow}
          going={going}
          takeFocus={focusSearch}
        />
        <ListFooter {...pages} />
        <ListStatus {...view} />
      </Box>
      {/* The button of a deleted row is gone, so focus goes to the search box. */}
      {going !== undefined && <DeleteDialog record={inQuestion} onClose={() => setInQuestion(null)} onDeleted={focusSearch} />}
    </>
  );
};
