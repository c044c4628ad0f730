import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '../form/failure';
import { RetryButton } from '../list/RetryButton';
import { Tips } from '../Tips';
import { visuallyHidden } from '../visuallyHidden';
import { Words } from '../Words';
import type { Pieces } from './usePieces';

interface PiecesBodyProps {
  pieces: Pieces;
  /** Id of what names the rows. */
  titleId: string;
  /** Said where there are none. */
  none: string;
  /** Key of how many there are. */
  shown: string;
  children: ReactNode;
}

const SKELETONS = ['first', 'second', 'third', 'fourth'];

/** The rows of a drawer with what is to be said of them: that they are coming, how many there are, that there are none, why they are not here. */
export const PiecesBody = ({ pieces, titleId, none, shown, children }: PiecesBodyProps) => {
  const { rows, isPending, isFetching, isRetrying, hasNextPage, isLoadingMore, failure, loadMore, retry } = pieces;
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const takeFocus = () => list.current?.focus();
  const failed = failure && failureText(failure);
  const refusal = failed ? translate(failed, { _: failed }) : undefined;
  const isEmpty = rows.length === 0;
  const isFirst = isPending && !failure;
  const says = () => {
    if (isFirst) return translate('catalogue.pieces.loading');
    if (isLoadingMore) return translate('catalogue.pieces.loadingMore');
    return refusal ?? (isEmpty ? none : translate(shown, { smart_count: rows.length }));
  };
  return (
    <Box sx={{ overflowY: 'auto', flex: 1, minHeight: 0, pb: 3 }}>
      <Box role="status" sx={visuallyHidden}>
        <Words>{says()}</Words>
      </Box>
      <Tips as="div">
        <Box
          component="ol"
          ref={list}
          tabIndex={-1}
          aria-labelledby={titleId}
          aria-busy={isFetching}
          sx={{ listStyle: 'none', m: 0, p: 0, '&:focus-visible': { outline: 'none' } }}
        >
          {children}
        </Box>
      </Tips>
      {isFirst && isEmpty && (
        <Box aria-hidden sx={{ px: 3 }}>
          {SKELETONS.map((row) => (
            <Skeleton key={row} height={64} />
          ))}
        </Box>
      )}
      {!isPending && !refusal && isEmpty && (
        <Typography color="text.secondary" sx={{ px: 3, py: 2 }}>
          {none}
        </Typography>
      )}
      <Stack spacing={1} sx={{ px: 3, pt: 1, alignItems: 'flex-start' }}>
        {refusal && <Typography sx={{ overflowWrap: 'anywhere' }}>{refusal}</Typography>}
        {refusal || isRetrying ? (
          <RetryButton variant="outlined" isBusy={isFetching} onRetry={retry} takeFocus={takeFocus}>
            {translate('catalogue.action.tryAgain')}
          </RetryButton>
        ) : (
          hasNextPage && (
            <RetryButton variant="outlined" isBusy={isFetching} onRetry={loadMore} takeFocus={takeFocus}>
              <Words>{translate(isLoadingMore ? 'catalogue.pieces.loadingMore' : 'catalogue.pieces.more')}</Words>
            </RetryButton>
          )
        )}
      </Stack>
    </Box>
  );
};
