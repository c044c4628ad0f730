import AddIcon from '@mui/icons-material/Add';
import PublishIcon from '@mui/icons-material/CheckCircleOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../contract/history';
import { DateField } from '../fields/DateField';
import { Text } from '../fields/Text';
import { Words } from '../Words';
import { Change } from './Change';
import { timeAgo } from './timeAgo';
import { useFieldWords } from './useFieldWords';

const FORCED = '@media (forced-colors: active)';

const DOTS = {
  create: AddIcon,
  publish: PublishIcon,
  other: EditIcon,
};

/** Apricot what is not out yet, green what is published, violet what was done. */
const groundsOf = ({ palette }: Theme) => ({
  create: { color: palette.warm.ink, backgroundColor: palette.warm.tint },
  publish: { color: palette.success.main, backgroundColor: palette.greenTint },
  other: { color: palette.onTint, backgroundColor: palette.tint },
});

const dotStyle = (look: keyof typeof DOTS) => (theme: Theme) => ({
  width: 28,
  height: 28,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  ...groundsOf(theme)[look],
  [FORCED]: { border: '1px solid' },
});

/** Of these the fields say what was done; of the others, the sentence. */
const OF_FIELDS: readonly string[] = ['create', 'update', 'restore'];

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: 1.75,
  px: 3,
  pb: 2.75,
  position: 'relative',
  '&:first-of-type': { pt: 2.5, '&::before': { top: 50 } },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 37.5,
    top: 28,
    bottom: 0,
    width: '1px',
    backgroundColor: (theme: Theme) => theme.palette.line2,
  },
};

/** A frame, a line between two fields. */
const detailsStyle = {
  m: 0,
  mt: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'clip',
  '& > *': { px: 1.5, py: 1 },
  '& > * + *': { borderTop: 1, borderColor: 'divider' },
};

interface HistoryItemProps {
  entry: HistoryEntry;
  /** What was done before it. */
  earlier?: HistoryEntry;
  /** Asks whether the record goes back to this entry; not offered without. */
  onRestore?: () => void;
}

/** Something that was done with a record: who did what and when, and on demand what each field held before and after. */
export const HistoryItem = ({ entry, earlier, onRestore }: HistoryItemProps) => {
  const { action, by, at, changes } = entry;
  const translate = useTranslate();
  const { listOf, wordsOf } = useFieldWords();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isOfFields = OF_FIELDS.includes(action);
  const hasDetails = isOfFields && changes.length > 0;
  const look = action === 'create' || action === 'publish' ? action : 'other';
  const Icon = DOTS[look];
  const isBack = action === 'restore' && earlier?.action === 'delete';
  const done = isBack ? 'back' : action === 'update' && hasDetails ? 'changed' : action;
  const fields = listOf(changes.map(({ field }) => field));
  const [song] = changes.filter(({ field }) => field === 'songs').map(({ field, from, to }) => wordsOf(field, to ?? from));
  return (
    <Box component="li" aria-labelledby={id} sx={lineStyle}>
      <Box aria-hidden sx={dotStyle(look)}>
        <Icon sx={{ fontSize: 16 }} />
      </Box>
      <Box sx={{ minWidth: 0, pt: 0.375 }}>
        <Typography id={id} component="h3" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Text bold>{by?.fullName || translate('catalogue.history.nobody')}</Text>{' '}
          {translate(`catalogue.history.did.${done}`, { fields, _: translate('catalogue.history.did.update') })}
          {song && (
            <>
              {' '}
              <Text>{song}</Text>
            </>
          )}
        </Typography>
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}>
          <Words>{translate('catalogue.history.when', { ago: timeAgo(at) })}</Words>
          <DateField value={at} withTime />
        </Typography>
        {(hasDetails || onRestore) && (
          <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', ml: -0.75, mt: 0.25 }}>
            {hasDetails && (
              <Button
                size="small"
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}details` : undefined}
                aria-describedby={id}
                onClick={() => setIsOpen(!isOpen)}
                endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
              >
                {translate('catalogue.history.details')}
              </Button>
            )}
            {onRestore && (
              <Button size="small" aria-describedby={id} onClick={onRestore}>
                {translate('catalogue.history.restore.open')}
              </Button>
            )}
          </Stack>
        )}
        {isOpen && (
          <Stack component="dl" id={`${id}details`} sx={detailsStyle}>
            {changes.map((change) => (
              <Change key={change.field} change={change} isNew={action === 'create'} />
            ))}
          </Stack>
        )}
      </Box>
    </Box>
  );
};
