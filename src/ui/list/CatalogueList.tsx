import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { useMemo, useRef, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { Link, useNavigationType } from 'react-router';
import type { CatalogueRecord } from '../../providers/types';
import { ROUTES } from '../../routes';
import { useCatalogueResource } from '../CatalogueResource';
import { PageHeader } from '../PageHeader';
import { usePreload } from '../usePreload';
import { DeleteDialog } from './DeleteDialog';
import { ListBody } from './ListBody';
import { ListFooter } from './ListFooter';
import { ListStatus } from './ListStatus';
import { ListTools } from './ListTools';
import { RowActions } from './RowActions';
import { useCatalogueList } from './useCatalogueList';
import { useSlashKey } from './useSlashKey';
import { useTopOf } from './useTopOf';

/** The list screen of any kind (spec 2, 'List screens'). */
export const CatalogueList = () => {
  const { name, Add, Edit } = useCatalogueResource();
  const translate = useTranslate();
  const value = useCatalogueList();
  const card = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const focusSearch = useEvent(() => searchRef.current?.focus());
  const [inQuestion, setInQuestion] = useState<CatalogueRecord | null>(null);
  const isBack = useNavigationType() === 'POP';
  const [cameFrom, setCameFrom] = useState(isBack ? value.opened : undefined);
  const rowActions = useMemo(
    () => <RowActions onDelete={setInQuestion} cameFrom={cameFrom} onCame={() => setCameFrom(undefined)} />,
    [cameFrom],
  );
  useSlashKey(searchRef);
  useTopOf(card, `page ${value.page} of ${value.perPage}`);
  usePreload([Edit, Add], !value.isPending);
  return (
    <>
      <PageHeader
        title={translate(`resources.${name}.name`, { smart_count: 2 })}
        actions={
          <Button component={Link} to={ROUTES[name].add} variant="contained" startIcon={<AddIcon />}>
            {translate(`resources.${name}.add`)}
          </Button>
        }
      />
      <Box ref={card} sx={{ overflow: 'clip', containerType: 'inline-size' }}>
        <ListTools memory={value.memory} change={value.change} isSearching={value.isStale} searchRef={searchRef} />
        <ListBody value={value} rowActions={rowActions} takeFocus={focusSearch} />
        <ListFooter value={value} />
        <ListStatus value={value} />
      </Box>
      {/* The button of a deleted row is gone, so focus goes to the search box. */}
      <DeleteDialog record={inQuestion} onClose={() => setInQuestion(null)} onDeleted={focusSearch} />
    </>
  );
};
