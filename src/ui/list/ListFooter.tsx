import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageNumbers } from './PageNumbers';
import { RowsPerPage } from './RowsPerPage';
import type { CatalogueListValue } from './useCatalogueList';

/** Under the table: rows per page, how much is shown, and the pages (spec 2, 'Generic table'). */
export const ListFooter = ({ value }: { value: CatalogueListValue }) => {
  const { page, pages, perPage, total, setPage, change, isPending, isLoadingMore, hasLoadingMoreFailed, retry } = value;
  const translate = useTranslate();
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
        {isLoadingMore && <CircularProgress size={16} aria-label={translate('catalogue.list.loadingMore')} />}
        {hasLoadingMoreFailed && (
          <Button size="small" onClick={retry}>
            {translate('catalogue.list.loadMore')}
          </Button>
        )}
      </Stack>
      <PageNumbers page={page} pages={pages} onChange={setPage} label={translate('catalogue.pagination.label')} />
    </Stack>
  );
};
