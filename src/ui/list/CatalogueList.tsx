import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CatalogueRecord } from '../../providers/types';
import { ROUTES } from '../../routes';
import { useCatalogueResource } from '../CatalogueResource';
import { PageHeader } from '../PageHeader';
import { usePreload } from '../usePreload';
import { DeleteDialog } from './DeleteDialog';
import { ListBody } from './ListBody';
import { ListFooter } from './ListFooter';
import { ListTools } from './ListTools';
import { RowActions } from './RowActions';
import { useCatalogueList } from './useCatalogueList';
import { useSlashKey } from './useSlashKey';

/** The list screen of any kind: page header with the 'Add …' link, search, table, pages (spec 2, 'List screens'). */
export const CatalogueList = () => {
  const { name, Add, Edit } = useCatalogueResource();
  const translate = useTranslate();
  const value = useCatalogueList();
  const searchRef = useRef<HTMLInputElement>(null);
  const [inQuestion, setInQuestion] = useState<CatalogueRecord | null>(null);
  const rowActions = useMemo(() => <RowActions onDelete={setInQuestion} />, []);
  useSlashKey(searchRef);
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
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <ListTools memory={value.memory} change={value.change} searchRef={searchRef} />
        <ListBody value={value} rowActions={rowActions} />
        <ListFooter value={value} />
      </Paper>
      {/* The button of a deleted row is gone, so focus goes to the search box. */}
      <DeleteDialog record={inQuestion} onClose={() => setInQuestion(null)} onDeleted={() => searchRef.current?.focus()} />
    </>
  );
};
