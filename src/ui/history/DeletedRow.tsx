import DeleteIcon from '@mui/icons-material/DeleteForeverOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DELETED_DAYS } from '../../contract/limits';
import type { DeletedRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { DateField } from '../fields/DateField';
import { Picture } from '../fields/Picture';
import { Text } from '../fields/Text';
import { useMeant } from '../useMeant';
import { Words } from '../Words';

const DAY = 86_400_000;

/** Whole days until it goes for good, the one that has begun among them. */
const daysLeft = (deletedAt: string) =>
  Math.max(1, DELETED_DAYS - Math.floor(Math.max(0, Date.now() - Date.parse(deletedAt)) / DAY));

const twoLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' };

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 64,
  pl: 3,
  pr: 1.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
};

interface DeletedRowProps {
  record: DeletedRecord;
  /** Its place in the list: a row moves up when another one goes. */
  place: number;
  isBusy: boolean;
  onBringBack: () => void;
  /** Not offered without. */
  onRemove?: () => void;
}

export const DeletedRow = ({ record, place, isBusy, onBringBack, onRemove }: DeletedRowProps) => {
  const { picture, pictureShape, icon, recordRepresentation } = useCatalogueResource();
  const translate = useTranslate();
  const { deletedBy, deletedAt } = record;
  const name = recordRepresentation(record);
  const meant = useMeant(place, onBringBack);
  return (
    <Box component="li" sx={rowStyle}>
      {picture && <Picture src={record[picture]} shape={pictureShape} size={pictureShape === 'wide' ? 30 : 40} icon={icon} />}
      <Box sx={{ flex: '1 1 0', minWidth: '7.5rem' }}>
        <Typography component="div" variant="body2" title={name} sx={twoLines}>
          <Text bold>{name}</Text>
        </Typography>
        <Typography component="div" variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          <DateField value={deletedAt} />
          {deletedBy && (
            <>
              {' · '}
              <bdi>{deletedBy.fullName}</bdi>
            </>
          )}
          <Box component="span" sx={{ display: 'block' }}>
            <Words>{translate('catalogue.deleted.left', { smart_count: daysLeft(deletedAt) })}</Words>
          </Box>
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
        <Button
          size="small"
          variant="outlined"
          aria-label={translate('catalogue.deleted.bringBackNamed', { name })}
          aria-disabled={isBusy}
          {...meant}
        >
          {translate('catalogue.deleted.bringBack')}
        </Button>
        {onRemove && (
          <IconButton
            data-tip={translate('catalogue.deleted.remove')}
            aria-label={translate('catalogue.deleted.removeNamed', { name })}
            aria-disabled={isBusy}
            onClick={onRemove}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  );
};
