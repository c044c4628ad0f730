import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useCatalogueResource } from '../CatalogueResource';
import { visuallyHidden } from '../visuallyHidden';
import { rangeOf } from './pages';
import type { CatalogueListView } from './useCatalogueList';
import { useDebounced } from './useDebounced';

/** Milliseconds without a change, before a change is told. */
const TOLD_AFTER = 600;

/** Tells screen readers what the list has come to show. It is there from the start, as new ones are often not read out. */
export const ListStatus = memo((view: CatalogueListView) => {
  const { rows, isPending, isStale, failure } = view;
  const { name: resource } = useCatalogueResource();
  const translate = useTranslate();
  const name = translate(`resources.${resource}.name`, { smart_count: 2 });
  const isEmpty = rows.length === 0;
  const text =
    isPending || isStale
      ? translate('catalogue.list.loading')
      : isEmpty
        ? translate('catalogue.list.noneShown', { name })
        : translate('catalogue.list.shown', { name, ...rangeOf(view) });
  return (
    <Box role="status" sx={visuallyHidden}>
      {useDebounced(isEmpty && failure ? '' : text, TOLD_AFTER)}
    </Box>
  );
});
