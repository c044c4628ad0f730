import CircularProgress from '@mui/material/CircularProgress';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useId, useRef } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { PER_PAGE_OPTIONS } from '../../contract/limits';
import { PageNumbers } from './PageNumbers';
import { rangeOf } from './pages';
import { RetryButton } from './RetryButton';
import type { CatalogueListValue } from './useCatalogueList';

interface RowsPerPageProps {
  perPage: number;
  onChange: (perPage: number) => void;
}

/** Not drawn anew when pages are turned. */
const RowsPerPage = memo(({ perPage, onChange }: RowsPerPageProps) => {
  const translate = useTranslate();
  const labelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const focus = () => box.current?.querySelector<HTMLElement>('[role=combobox]')?.focus({ preventScroll: true });
  return (
    <Stack ref={box} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Typography id={labelId} component="span" variant="body2" color="text.secondary">
        {translate('catalogue.pagination.perPage')}
      </Typography>
      <Select
        variant="standard"
        disableUnderline
        labelId={labelId}
        value={perPage}
        onChange={(event) => onChange(Number(event.target.value))}
        // The window would follow the focus down to the end of all the rows.
        MenuProps={{ disableRestoreFocus: true, onTransitionExited: focus }}
        sx={{ fontSize: '0.875rem', fontWeight: 600 }}
      >
        {PER_PAGE_OPTIONS.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </Select>
    </Stack>
  );
});

export const ListFooter = ({ value }: { value: CatalogueListValue }) => {
  const { rows, page, pages, setPage, setPerPage, isPending, isLoadingMore, perPage } = value;
  const translate = useTranslate();
  const changePerPage = useEvent(setPerPage);
  const footer = useRef<HTMLDivElement>(null);
  if (rows.length === 0 && !isPending) return null;
  const { first, last, total } = rangeOf(value);
  return (
    <Stack
      ref={footer}
      direction="row"
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'end',
        columnGap: 3,
        rowGap: 0.5,
        minHeight: '3.5rem',
        px: 2,
        py: 1,
      }}
    >
      <RowsPerPage perPage={perPage} onChange={changePerPage} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', marginInlineEnd: 'auto', minHeight: 32 }}>
        <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {!isPending && translate('catalogue.pagination.range', { first, last, total })}
        </Typography>
        {isLoadingMore && <CircularProgress size={16} aria-label={translate('catalogue.list.loadingMore')} />}
        {value.hasLoadingMoreFailed && (
          <RetryButton
            size="small"
            isBusy={isLoadingMore}
            onRetry={value.retry}
            takeFocus={() => footer.current?.querySelector<HTMLElement>('[aria-current=page]')?.focus()}
          >
            {translate('catalogue.list.loadMore')}
          </RetryButton>
        )}
      </Stack>
      <PageNumbers page={page} pages={pages} onChange={setPage} label={translate('catalogue.pagination.label')} />
    </Stack>
  );
};
