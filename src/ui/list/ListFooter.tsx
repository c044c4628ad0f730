import Box from '@mui/material/Box';
import { memo, useRef } from 'react';
import { Behind, partBehind } from '../behind';
import { PHONE } from '../widths';
import type { ListFooterContentProps } from './ListFooterContent';
import type { PagesView } from './useCatalogueList';

const ListFooterContent = partBehind<ListFooterContentProps>(async () => (await import('./ListFooterContent')).ListFooterContent);

/** As high whatever is in it, and no page number wider than another. */
const style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2.5,
  minHeight: '3.5rem',
  pl: 3,
  pr: 2,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  typography: 'caption',
  [PHONE]: { pl: 2, pr: 1, rowGap: 0, '& > nav': { width: 1, justifyContent: 'space-between' } },
};

export const ListFooter = memo((view: PagesView) => {
  const footer = useRef<HTMLDivElement>(null);
  if (view.rows.length === 0 && !view.isPending) return null;
  return (
    <Box ref={footer} sx={style}>
      <Behind>
        <ListFooterContent view={view} footer={footer} />
      </Behind>
    </Box>
  );
});
