import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useCatalogueResource } from '../CatalogueResource';
import { isDetail } from './columns';

/** Not for what is there sooner. */
const SHOWN_AFTER = {
  animation: 'appear 0s 200ms both',
  '@keyframes appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
};

/** As long as names are, one after the other. */
const NAMES = ['46%', '30%', '58%', '34%', '42%'];
const VARIANTS = { round: 'circular', square: 'rounded', wide: 'rounded' } as const;

/** Stands where a row is going to, in its very form. */
export const SkeletonRow = ({ place }: { place: number }) => {
  const { columns, pictureShape } = useCatalogueResource();
  return (
    <TableRow sx={SHOWN_AFTER}>
      <TableCell className="number">
        <Skeleton width={14} />
      </TableCell>
      <TableCell className="leading">
        {pictureShape && (
          <span className="cover">
            <Skeleton
              variant={VARIANTS[pictureShape]}
              sx={{ height: 1, borderRadius: pictureShape === 'round' ? '50%' : '6px' }}
            />
          </span>
        )}
        <Skeleton width={NAMES[place % NAMES.length]} sx={{ minWidth: 80 }} />
      </TableCell>
      {columns.slice(1).map((column) => (
        <TableCell key={column.source} className={isDetail(column) ? 'details' : undefined}>
          <Skeleton sx={{ width: '64%', minWidth: 64, maxWidth: 112 }} />
        </TableCell>
      ))}
      <TableCell className="actions" />
    </TableRow>
  );
};
