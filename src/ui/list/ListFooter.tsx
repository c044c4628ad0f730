import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import { PER_PAGE_OPTIONS } from '../../contract/limits';
import { PageNumbers } from './PageNumbers';
import type { CatalogueListValue } from './useCatalogueList';
import type { ListMemory } from './useListMemory';

interface RowsPerPageProps {
  perPage: number;
  change: (fields: Partial<ListMemory>) => void;
}

/** How many rows a page has (spec 2, 9). Drawn anew when that changes, not with the pages. */
const RowsPerPage = memo(({ perPage, change }: RowsPerPageProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <TextField
      select
      fullWidth={false}
      id={id}
      size="small"
      margin="none"
      label={translate('catalogue.pagination.perPage')}
      value={perPage}
      onChange={(event) => change({ perPage: Number(event.target.value), page: 1, searchPage: 1 })}
      sx={{ minWidth: 120 }}
    >
      {PER_PAGE_OPTIONS.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
});

/** Under the table: rows per page, how much is shown, and the pages (spec 2, 'Generic table'). */
export const ListFooter = ({ value }: { value: CatalogueListValue }) => {
  const { rows, page, pages, perPage, setPage, change, isPending } = value;
  const translate = useTranslate();
  const total = rows.length;
  const first = total === 0 ? 0 : (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5, p: 2 }}
    >
      <RowsPerPage perPage={perPage} change={change} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2" color="text.secondary" role="status">
          {!isPending && translate('catalogue.pagination.range', { first, last, total })}
        </Typography>
        {value.isLoadingMore && <CircularProgress size={16} aria-label={translate('catalogue.list.loadingMore')} />}
        {value.hasLoadingMoreFailed && (
          <Button size="small" onClick={value.retry}>
            {translate('catalogue.list.loadMore')}
          </Button>
        )}
      </Stack>
      <PageNumbers page={page} pages={pages} onChange={setPage} label={translate('catalogue.pagination.label')} />
    </Stack>
  );
};
