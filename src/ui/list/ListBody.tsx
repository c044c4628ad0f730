import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useCatalogueResource } from '../CatalogueResource';
import { CatalogueTable } from './CatalogueTable';
import type { CatalogueListValue } from './useCatalogueList';

const Notice = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Stack spacing={1.5} sx={{ alignItems: 'center', py: 8, px: 2, color: 'text.secondary', textAlign: 'center' }}>
    {icon}
    {children}
  </Stack>
);

interface ListBodyProps {
  value: CatalogueListValue;
  rowActions: ReactNode;
}

/** The table, or what stands in its place: rows on their way, a failure with another try, the empty message of spec 2. */
export const ListBody = ({ value, rowActions }: ListBodyProps) => {
  const { rows, isPending, failure, retry, perPage } = value;
  const { name } = useCatalogueResource();
  const translate = useTranslate();
  if (failure && rows.length === 0) {
    return (
      <Notice icon={<CloudOffIcon fontSize="large" />}>
        <Typography role="alert">{failure.message}</Typography>
        <Button variant="outlined" onClick={retry}>
          {translate('catalogue.action.tryAgain')}
        </Button>
      </Notice>
    );
  }
  if (isPending) {
    return (
      <Box role="status" aria-label={translate('catalogue.list.loading')} sx={{ px: 2, minHeight: perPage * 57 }}>
        {Array.from({ length: perPage }, (_, row) => `row-${row}`).map((row) => (
          <Skeleton key={row} height={57} />
        ))}
      </Box>
    );
  }
  if (rows.length === 0) {
    return (
      <Notice icon={<InboxIcon fontSize="large" />}>
        <Typography role="status">{translate(`resources.${name}.empty`)}</Typography>
      </Notice>
    );
  }
  return <CatalogueTable value={value} rowActions={rowActions} />;
};
