import AddIcon from '@mui/icons-material/Add';
import PublishIcon from '@mui/icons-material/CheckCircleOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { alpha, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../contract/history';
import { DateField } from '../fields/DateField';
import { Text } from '../fields/Text';
import { touchTarget } from '../touchTarget';
import { Words } from '../Words';
import { Change } from './Change';
import { timeAgo } from './timeAgo';
import { useFieldWords } from './useFieldWords';

const DOTS = {
  create: { Icon: AddIcon, colour: 'warning' },
  publish: { Icon: PublishIcon, colour: 'success' },
  other: { Icon: EditIcon, colour: 'primary' },
} as const;

const dotStyle = (colour: 'warning' | 'success' | 'primary') => ({
  width: 28,
  height: 28,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  color: `${colour}.main`,
  bgcolor: ({ palette }: Theme) => alpha(palette[colour].main, 0.12),
});

/** Of these the fields say what was done; of the others, the sentence. */
const OF_FIELDS: readonly string[] = ['create', 'update', 'restore'];

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: 1.75,
  px: 3,
  pb: 2.5,
  position: 'relative',
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 37.5,
    top: 32,
    bottom: 4,
    width: '1px',
    bgcolor: 'divider',
  },
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
  const { Icon, colour } = action === 'create' || action === 'publish' ? DOTS[action] : DOTS.other;
  const isBack = action === 'restore' && earlier?.action === 'delete';
  const done = isBack ? 'back' : action === 'update' && hasDetails ? 'changed' : action;
  const fields = listOf(changes.map(({ field }) => field));
  const [song] = changes.filter(({ field }) => field === 'songs').map(({ field, from, to }) => wordsOf(field, to ?? from));
  return (
    <Box component="li" aria-labelledby={id} sx={lineStyle}>
      <Box aria-hidden sx={dotStyle(colour)}>
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
                sx={touchTarget}
              >
                {translate('catalogue.history.details')}
              </Button>
            )}
            {onRestore && (
              <Button size="small" aria-describedby={id} onClick={onRestore} sx={touchTarget}>
                {translate('catalogue.history.restore.open')}
              </Button>
            )}
          </Stack>
        )}
        {isOpen && (
          <Stack component="dl" id={`${id}details`} spacing={1.5} sx={{ m: 0, mt: 1 }}>
            {changes.map((change) => (
              <Change key={change.field} change={change} isNew={action === 'create'} />
            ))}
          </Stack>
        )}
      </Box>
    </Box>
  );
};
