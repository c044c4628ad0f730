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

const FileSide = ({ change, side }: FileSideProps) => {
  const { fileKindOf, labelOf, pictureOf } = useFieldWords();
  const address = side === 'before' ? change.from : change.to;
  const src = typeof address === 'string' ? address : '';
  const label = labelOf(change.field);
  return (
    <Side side={side} isEmpty={src === ''}>
      {fileKindOf(change.field) === 'audio' ? (
        <Box
          component="audio"
          controls
          preload="none"
          src={src}
          aria-label={pictureOf(side, label)}
          sx={{ display: 'block', width: 300, maxWidth: 1, height: 40 }}
        />
      ) : (
        <Picture src={src} size={64} alt={pictureOf(side, label)} />
      )}
    </Side>
  );
};

const Files = ({ change, isNew }: ChangeProps) => {
  const isSound = useFieldWords().fileKindOf(change.field) === 'audio';
  return (
    <Stack direction={isSound ? 'column' : 'row'} spacing={1} sx={{ alignItems: isSound ? 'stretch' : 'center' }}>
      {!isNew && <FileSide change={change} side="before" isNew={isNew} />}
      {!isNew && !isSound && <ArrowIcon aria-hidden fontSize="small" color="action" />}
      <FileSide change={change} side="after" isNew={isNew} />
    </Stack>
  );
};

const Texts = ({ change: { field, from, to }, isNew }: ChangeProps) => {
  const { isHtml, wordsOf } = useFieldWords();
  const read = (value: HistoryChange['from']) => {
    const words = wordsOf(field, value);
    return isHtml(field) ? plainText(words) : words;
  };
  return <ChangedText from={read(from)} to={read(to)} isNew={isNew} />;
};

/** One field: what it held before and after. */
export const Change = (props: ChangeProps) => {
  const { fileKindOf, labelOf } = useFieldWords();
  const { field } = props.change;
  return (
    <div>
      <Typography component="dt" variant="subtitle2">
        {labelOf(field)}
      </Typography>
      {fileKindOf(field) ? <Files {...props} /> : <Texts {...props} />}
    </div>
  );
};
