import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordKind } from '../../../contract/kinds';
import { MergeValue } from './MergeValue';
import type { Part, Values } from './threeWay';

export const SIDES = ['theirs', 'mine'] as const;
export type Side = (typeof SIDES)[number];

interface MergeChoiceProps {
  kind: RecordKind;
  part: Part;
  base: Values;
  sides: Readonly<Record<Side, Values>>;
  /** What each side is called. */
  captions: Readonly<Record<Side, string>>;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
  /** It was left open when the person wanted to go on. */
  isMissing: boolean;
  takesFocus: boolean;
}

const legendStyle = {
  typography: 'subtitle2',
  mb: 1,
  '&:not(.Mui-error), &.Mui-focused:not(.Mui-error)': { color: 'text.primary' },
};

/** All of it can be pressed; what is chosen has a ground and a strong edge. */
const cardStyle = ({ palette }: Theme) => ({
  minWidth: 0,
  px: 1.75,
  pt: 0.5,
  pb: 1.5,
  cursor: 'pointer',
  border: `1px solid ${palette.field}`,
  borderRadius: '12px',
  '&[data-missing]': { borderColor: palette.error.main },
  '&[data-chosen]': {
    borderColor: palette.primary.main,
    backgroundColor: palette.tint,
    boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
});

/** One part of a form that both changed: theirs and mine beside each other, and which of them is to be. */
export const MergeChoice = (props: MergeChoiceProps) => {
  const { kind, part, base, sides, captions, chosen, onChoose, isMissing, takesFocus } = props;
  const translate = useTranslate();
  const id = useId();
  const label = translate(`resources.${kind.name}.fields.${part.name}`);
  return (
    <FormControl component="fieldset" margin="none" error={isMissing}>
      <FormLabel component="legend" id={`${id}label`} sx={legendStyle}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={`${id}label`}
        aria-describedby={isMissing ? `${id}missing` : undefined}
        value={chosen ?? null}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {SIDES.map((side) => (
          <Box
            key={side}
            onClick={() => onChoose(side)}
            data-chosen={chosen === side || undefined}
            data-missing={isMissing || undefined}
            sx={cardStyle}
          >
            <FormControlLabel
              value={side}
              control={
                <Radio
                  size="small"
                  autoFocus={takesFocus && side === 'theirs'}
                  onChange={() => onChoose(side)}
                  slotProps={{ input: { 'aria-describedby': `${id}${side}` } }}
                />
              }
              label={captions[side]}
              slotProps={{ typography: { variant: 'body2', color: 'text.secondary' } }}
              sx={{ minHeight: 44, mr: 0 }}
            />
            <Box id={`${id}${side}`} sx={{ minWidth: 0 }}>
              <MergeValue
                kind={kind}
                part={part}
                values={sides[side]}
                base={base}
                label={translate('catalogue.merge.valueOf', { field: label, side: captions[side] })}
              />
            </Box>
          </Box>
        ))}
      </RadioGroup>
      {isMissing && <FormHelperText id={`${id}missing`}>{translate('catalogue.merge.choose')}</FormHelperText>}
    </FormControl>
  );
};
