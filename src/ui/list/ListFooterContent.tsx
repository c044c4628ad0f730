import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { memo, type RefObject, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { PER_PAGE_OPTIONS } from '../../contract/limits';
import { PHONE } from '../widths';
import { PageNumbers } from './PageNumbers';
import { rangeOf } from './pages';
import { RetryButton } from './RetryButton';
import type { PagesView } from './useCatalogueList';

interface RowsPerPageProps {
  perPage: number;
  onChange: (perPage: number) => void;
}

const select = {
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.primary',
  '& .MuiSelect-select.MuiSelect-select': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    py: 0,
    pl: 1,
    borderRadius: '8px',
  },
  [PHONE]: { '& .MuiSelect-select.MuiSelect-select': { minHeight: 44 } },
};

/** Not drawn anew when pages are turned. */
const RowsPerPage = memo(({ perPage, onChange }: RowsPerPageProps) => {
  const translate = useTranslate();
  const labelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const focus = () => box.current?.querySelector<HTMLElement>('[role=combobox]')?.focus({ preventScroll: true });
  return (
    <Stack ref={box} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <span id={labelId}>{translate('catalogue.pagination.perPage')}</span>
      <Select
        variant="standard"
        disableUnderline
        IconComponent={ExpandMoreIcon}
        labelId={labelId}
        value={perPage}
        onChange={(event) => onChange(Number(event.target.value))}
        // The window would follow the focus down to the end of all the rows.
        MenuProps={{ disableRestoreFocus: true, onTransitionExited: focus }}
        sx={select}
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

export interface ListFooterContentProps {
  view: PagesView;
  footer: RefObject<HTMLElement | null>;
}

export const ListFooterContent = ({ view, footer }: ListFooterContentProps) => {
  const { page, pages, setPage, setPerPage, isPending, isLoadingMore, perPage } = view;
  const translate = useTranslate();
  const { first, last, total } = rangeOf(view);
  return (
    <>
      <RowsPerPage perPage={perPage} onChange={setPerPage} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 104, [PHONE]: { ml: 'auto', pr: 1 } }}>
        <span className="tabular">{!isPending && translate('catalogue.pagination.range', { first, last, total })}</span>
        {isLoadingMore && <CircularProgress size={16} aria-label={translate('catalogue.list.loadingMore')} />}
        {view.hasLoadingMoreFailed && (
          <RetryButton
            size="small"
            isBusy={isLoadingMore}
            onRetry={view.retry}
            takeFocus={() => footer.current?.querySelector<HTMLElement>('[aria-current=page]')?.focus()}
          >
            {translate('catalogue.list.loadMore')}
          </RetryButton>
        )}
      </Box>
      {/* What was found has pages of its own. */}
      {!isPending && (
        <PageNumbers
          key={view.shownTerm}
          page={page}
          pages={pages}
          hasMore={view.hasMore}
          onChange={setPage}
          label={translate('catalogue.pagination.label')}
        />
      )}
    </>
  );
};
