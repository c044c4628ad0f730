import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { alpha, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Words } from '../Words';
import { differing, type Parts, shortened } from './differing';
import { Side } from './Side';

const mark = (colour: 'error' | 'success', line: string) => ({
  textDecoration: line,
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  borderRadius: 0.5,
  bgcolor: ({ palette }: Theme) => alpha(palette[colour].main, 0.14),
});
const MARKS = {
  before: { component: 'del', sx: mark('error', 'line-through') },
  after: { component: 'ins', sx: mark('success', 'underline') },
} as const;

interface TextSideProps {
  side: keyof typeof MARKS;
  parts: Parts;
  isMarked: boolean;
}

const TextSide = ({ side, parts, isMarked }: TextSideProps) => {
  const text = parts.join('');
  const [start, own, end] = isMarked ? parts : [text, '', ''];
  return (
    <Side side={side} isEmpty={text === ''}>
      <Box component="bdi" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <Words>{start}</Words>
        {own && (
          <Box key={own} {...MARKS[side]}>
            {own}
          </Box>
        )}
        <Words>{end}</Words>
      </Box>
    </Side>
  );
};

interface ChangedTextProps {
  from: string;
  to: string;
  /** Of a record that was not there before: nothing is compared. */
  isNew: boolean;
}

const NOTHING: Parts = ['', '', ''];

/** A text before and after, with what differs marked; a long one is cut around it, until all of it is asked for. */
export const ChangedText = ({ from, to, isNew }: ChangedTextProps) => {
  const translate = useTranslate();
  const [isWhole, setIsWhole] = useState(false);
  const [before, after]: readonly [Parts, Parts] = isNew ? [NOTHING, ['', to, '']] : differing(from, to);
  const isLong = [before, after].some((parts) => shortened(parts).join('') !== parts.join(''));
  const shown = (parts: Parts) => (isWhole ? parts : shortened(parts));
  return (
    <>
      {!isNew && <TextSide side="before" parts={shown(before)} isMarked />}
      <TextSide side="after" parts={shown(after)} isMarked={!isNew} />
      {isLong && (
        <Box component="dd" sx={{ m: 0 }}>
          <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)} sx={{ ml: -0.5 }}>
            <Words>{translate(isWhole ? 'catalogue.history.showLess' : 'catalogue.history.showAll')}</Words>
          </Button>
        </Box>
      )}
      {from === to && !isNew && (
        <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
          {translate('catalogue.history.sameWords')}
        </Typography>
      )}
    </>
  );
};
