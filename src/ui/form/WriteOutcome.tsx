import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { failureText, isOfGone, isSavedBefore } from './failure';
import { noteStyle } from './noteStyle';
import { SavedBefore } from './SavedBefore';
import type { WriteFailure } from './useWrite';

interface WriteOutcomeProps {
  failure: WriteFailure | null;
  /** The failure itself is told here, and in no alert (spec 8). */
  isBeside?: boolean;
  /** A record is edited, which may be gone: what the form holds can be kept as a new one. */
  keepAsNew?: (values: FieldValues) => Promise<void>;
  /** Of a form that creates: where the record would be, and what saves a second one. */
  list?: string;
  onAnother: (values: FieldValues) => Promise<void>;
}

const noteOf = ({ mayBeSaved }: WriteFailure, isGone: boolean, isCreate: boolean) => {
  if (mayBeSaved) return isCreate ? 'catalogue.mayBeSavedOnce' : 'catalogue.mayBeSaved';
  return isGone ? 'catalogue.gone' : 'catalogue.notSaved';
};

/** Beside the buttons: what became of the last save. */
export const WriteOutcome = ({ failure, isBeside, keepAsNew, list, onAnother }: WriteOutcomeProps) => {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  if (!failure) return null;
  if (list !== undefined && isSavedBefore(failure.error)) return <SavedBefore list={list} onAnother={onAnother} />;
  const told = isBeside && failureText(failure.error);
  const isGone = keepAsNew !== undefined && isOfGone(failure.error);
  return (
    <Box sx={[noteStyle, { bgcolor: 'redTint' }]}>
      {told && (
        <Typography role="alert" variant="body2" sx={{ fontWeight: 560 }}>
          {translate(told, { _: told })}
        </Typography>
      )}
      {(!told || failure.mayBeSaved) && (
        <Typography variant="body2" sx={{ flex: '1 1 240px' }}>
          {translate(noteOf(failure, isGone, list !== undefined))}
        </Typography>
      )}
      {isGone && (
        <Button size="small" variant="outlined" onClick={() => keepAsNew(getValues())}>
          {translate('catalogue.keepAsNew')}
        </Button>
      )}
    </Box>
  );
};
