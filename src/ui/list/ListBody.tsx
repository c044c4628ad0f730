import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { CatalogueTable, type RowsProps } from './CatalogueTable';
import { EmptyList } from './EmptyList';
import { ListNotice } from './ListNotice';
import { RetryButton } from './RetryButton';

interface ListBodyProps extends RowsProps {
  /** Neither a term nor a filter: without rows there are none at all. */
  isNew: boolean;
  takeFocus: () => void;
}

const Content = ({ takeFocus, isNew, ...table }: ListBodyProps) => {
  const { rows, isPending, isRetrying, failure, retry } = table;
  const translate = useTranslate();
  const hasFailed = failure !== null || isRetrying;
  // One table, whether its rows have come or not: nothing moves when they do.
  if (rows.length > 0 || (isPending && !hasFailed)) return <CatalogueTable {...table} />;
  if (!hasFailed) return <EmptyList isNew={isNew} />;
  return (
    <ListNotice>
      <CloudOffIcon fontSize="large" />
      <Typography>{failure?.message ?? translate('catalogue.list.loading')}</Typography>
      <RetryButton variant="outlined" isBusy={isRetrying} onRetry={retry} takeFocus={takeFocus}>
        {translate('catalogue.action.tryAgain')}
      </RetryButton>
    </ListNotice>
  );
};

/** Rows, or what there is to say in their place. */
export const ListBody = memo((props: ListBodyProps) => (
  <Box aria-busy={props.isPending}>
    <Content {...props} />
  </Box>
));
