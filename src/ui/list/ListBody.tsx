import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useCatalogueResource } from '../CatalogueResource';
import { CatalogueTable } from './CatalogueTable';
import { RetryButton } from './RetryButton';
import { rowHeight } from './rowLayout';
import type { CatalogueListValue } from './useCatalogueList';

/** Not for what is there sooner. */
const SHOWN_AFTER = {
  animation: 'appear 0s 200ms both',
  '@keyframes appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
};

const Notice = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Stack
    spacing={1.5}
    sx={{
      alignItems: 'center',
      justifyContent: 'center',
      flexGrow: 1,
      py: 6,
      px: 2,
      color: 'text.secondary',
      textAlign: 'center',
    }}
  >
    {icon}
    {children}
  </Stack>
);

interface ListBodyProps {
  value: CatalogueListValue;
  rowActions: ReactNode;
  takeFocus: () => void;
}

const Content = ({ value, rowActions, takeFocus }: ListBodyProps) => {
  const { rows, isPending, isRetrying, failure, retry, perPage } = value;
  const { name, columns } = useCatalogueResource();
  const translate = useTranslate();
  if (rows.length > 0) return <CatalogueTable value={value} rowActions={rowActions} />;
  if (failure || isRetrying) {
    return (
      <Notice icon={<CloudOffIcon fontSize="large" />}>
        <Typography>{failure?.message ?? translate('catalogue.list.loading')}</Typography>
        <RetryButton variant="outlined" isBusy={isRetrying} onRetry={retry} takeFocus={takeFocus}>
          {translate('catalogue.action.tryAgain')}
        </RetryButton>
      </Notice>
    );
  }
  if (isPending) {
    return (
      <Box aria-hidden="true" sx={{ px: 2, pt: 4.5, ...SHOWN_AFTER }}>
        {Array.from({ length: perPage }, (_, row) => `row-${row}`).map((row) => (
          <Skeleton key={row} height={`${rowHeight(columns, true)}rem`} />
        ))}
      </Box>
    );
  }
  return (
    <Notice icon={<InboxIcon fontSize="large" />}>
      <Typography>{translate(`resources.${name}.empty`)}</Typography>
    </Notice>
  );
};

/** As high as the chosen number of rows, whatever stands in it. */
export const ListBody = (props: ListBodyProps) => {
  const { perPage, rows, isPending } = props.value;
  const { columns } = useCatalogueResource();
  const isFilled = rows.length > 0 || isPending;
  const minHeight = `${rowHeight(columns, true) * (isFilled ? perPage : Math.min(perPage, 5))}rem`;
  return (
    <Stack aria-busy={isPending} sx={{ '@container (min-width: 40rem)': { minHeight } }}>
      <Content {...props} />
    </Stack>
  );
};
