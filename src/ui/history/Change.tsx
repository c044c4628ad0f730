import ArrowIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { HistoryChange } from '../../contract/history';
import { Picture } from '../fields/Picture';
import { plainText } from '../richText/plainText';
import { ChangedText } from './ChangedText';
import { Side } from './Side';
import { useFieldWords } from './useFieldWords';

interface ChangeProps {
  change: HistoryChange;
  /** Of a record that was not there before. */
  isNew: boolean;
}

interface FileSideProps extends ChangeProps {
  side: 'before' | 'after';
}

const FileSide = ({ change, side, isNew }: FileSideProps) => {
  const { fileKindOf, labelOf, pictureOf } = useFieldWords();
  const address = side === 'before' ? change.from : change.to;
  const src = typeof address === 'string' ? address : '';
  const name = pictureOf(side, labelOf(change.field));
  if (fileKindOf(change.field) === 'audio')
    return (
      <Side side={side} isEmpty={src === ''}>
        <Box
          component="audio"
          controls
          preload="none"
          src={src}
          aria-label={name}
          sx={{ display: 'block', width: 300, maxWidth: 1, height: 40 }}
        />
      </Side>
    );
  return (
    <Side side={side} isEmpty={src === ''}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {side === 'after' && !isNew && <ArrowIcon aria-hidden fontSize="small" color="action" />}
        <Picture src={src} size={64} alt={name} />
      </Stack>
    </Side>
  );
};

const Files = (props: ChangeProps) => (
  <>
    {!props.isNew && <FileSide {...props} side="before" />}
    <FileSide {...props} side="after" />
  </>
);

const Texts = ({ change: { field, from, to }, isNew }: ChangeProps) => {
  const { isHtml, wordsOf } = useFieldWords();
  const read = (value: HistoryChange['from']) => {
    const words = wordsOf(field, value);
    return isHtml(field) ? plainText(words) : words;
  };
  return <ChangedText from={read(from)} to={read(to)} isNew={isNew} />;
};

const sideBySide = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '& > dt': { flexBasis: '100%' } };

/** One field: what it held before and after. */
export const Change = (props: ChangeProps) => {
  const { fileKindOf, labelOf } = useFieldWords();
  const { field } = props.change;
  return (
    <Box sx={fileKindOf(field) === 'image' ? sideBySide : undefined}>
      <Typography component="dt" variant="subtitle2">
        {labelOf(field)}
      </Typography>
      {fileKindOf(field) ? <Files {...props} /> : <Texts {...props} />}
    </Box>
  );
};
