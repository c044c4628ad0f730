import Box from '@mui/material/Box';
import { memo } from 'react';
import { Behind, partBehind } from '../behind';
import { useCatalogueResource } from '../CatalogueResource';
import { PHONE } from '../widths';
import type { ListToolsProps } from './ListToolsContent';

const ListToolsContent = partBehind<ListToolsProps>(async () => (await import('./ListToolsContent')).ListToolsContent);

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: '4rem',
  px: 3,
  py: 1.5,
  [PHONE]: { minHeight: '3.75rem', gap: 1, px: 2, py: 1 },
};

/** Where the filter has a line of its own. */
const onTwoLines = { [PHONE]: { minHeight: 103 } };

/** Above the rows. Not drawn anew for rows that arrive. */
export const ListTools = memo((props: ListToolsProps) => {
  const { filtersByPublication } = useCatalogueResource();
  return (
    <Box sx={[style, filtersByPublication && onTwoLines]}>
      <Behind>
        <ListToolsContent {...props} />
      </Behind>
    </Box>
  );
});
