import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordKind } from '../../../contract/kinds';
import { useMeant } from '../../useMeant';
import { MergeChoice, type Side } from './MergeChoice';
import { type Part, type Values, valuesOf } from './threeWay';

/** What is asked about: the parts that both changed, in three versions. */
export interface Conflict {
  conflicts: readonly Part[];
  base: Values;
  theirs: Values;
  mine: Values;
  /** Who changed it, in words. */
  who: string;
}

interface MergeDialogProps {
  kind: RecordKind;
  isOpen: boolean;
  conflict: Conflict;
  /** Nothing is changed: the form holds what it held. */
  onClose: () => void;
  /** The dialog has left the screen: with all that was chosen, or with nothing. */
  onLeft: (chosen?: Values) => void;
}

/**
 * Asks field by field which version is to be saved, where two people changed the same. Nothing is chosen beforehand, so that no Enter overwrites
 * anything.
 */
export const MergeDialog = ({ kind, isOpen, conflict, onClose, onLeft }: MergeDialogProps) => {
  const { conflicts, base, theirs, mine, who } = conflict;
  const translate = useTranslate();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [isTried, setIsTried] = useState(false);
  const accepted = useRef<Values>(undefined);
  const open = conflicts.filter(({ name }) => !chosen[name]);

  const save = () => {
    setIsTried(true);
    const [missing] = open;
    if (missing) {
      const groups = content.current?.querySelectorAll('[role="radiogroup"]') ?? [];
      groups[conflicts.indexOf(missing)]?.querySelector('input')?.focus();
      return;
    }
    const ofMine = conflicts.filter(({ name }) => chosen[name] === 'mine');
    accepted.current = { ...valuesOf(conflicts, theirs), ...valuesOf(ofMine, mine) };
    onClose();
  };
  const captions = { theirs: translate('catalogue.merge.theirs'), mine: translate('catalogue.merge.mine') };
  return (
    <Dialog
      open={isOpen}
      onClose={(_event, reason) => reason === 'backdropClick' || onClose()}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="sm"
      fullWidth
      slotProps={{
        transition: { onExited: () => onLeft(accepted.current) },
        // The whole of a small screen: there is a lot to compare.
        paper: {
          sx: {
            '@media (max-width: 639.9px)': {
              '&&': { m: 0, width: 1, maxWidth: 1, height: 1, maxHeight: 1, borderRadius: 0 },
            },
          },
        },
      }}
    >
      <DialogTitle id={`${id}title`}>{translate('catalogue.merge.title')}</DialogTitle>
      <DialogContent ref={content}>
        <DialogContentText id={`${id}text`} sx={{ mb: 3 }}>
          {translate('catalogue.merge.text', { who })}
        </DialogContentText>
        <Stack spacing={3}>
          {conflicts.map((part, index) => (
            <MergeChoice
              key={part.name}
              kind={kind}
              part={part}
              base={base}
              sides={{ theirs, mine }}
              captions={captions}
              chosen={chosen[part.name]}
              onChoose={(side) => setChosen((before) => ({ ...before, [part.name]: side }))}
              isMissing={isTried && !chosen[part.name]}
              takesFocus={index === 0}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('catalogue.merge.goOn')}
        </Button>
        <Button variant="contained" {...useMeant(isOpen, save)}>
          {translate('catalogue.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
