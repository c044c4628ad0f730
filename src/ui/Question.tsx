import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useRef, useState } from 'react';
import { HttpError, useNotificationContext, useTranslate } from 'react-admin';
import { failureText } from './form/failure';
import { useFailureAlert } from './form/useFailureAlert';
import { useOneAtATime } from './form/useOneAtATime';
import { useMeant } from './useMeant';

interface QuestionProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** Of what it is about, 48 pixels high. */
  picture?: ReactNode;
  /** Keys of the two answers: the one that changes nothing, which has the focus, and the other. */
  no?: string;
  yes: string;
  /** Whether the other one does what can't be taken back, as most do. */
  isHarmful?: boolean;
  /** What `yes` does. Throws when that fails: the question stays and says why, unless there is nothing left to ask about. */
  act: () => unknown;
  onClose: () => void;
  /** It is done, and the question has left the screen: what is told before is not heard. */
  onDone?: () => void;
}

/** What stands in the way is still there; all else, such as a call that was lost, may be tried once more. */
const isFinal = (failure: unknown) => failure instanceof HttpError && failure.status === 409;
const isGone = (failure: unknown) => failure instanceof HttpError && failure.status === 404;

/**
 * Asks before something that can't be taken back. Not react-admin's Confirm, which has the focus on the answer that does harm, and no description.
 * A click beside it closes nothing: it may be the second one on what opened it.
 */
export const Question = ({
  isOpen,
  title,
  text,
  picture,
  no = 'ra.action.cancel',
  yes,
  isHarmful = true,
  act,
  onClose,
  onDone,
}: QuestionProps) => {
  const translate = useTranslate();
  const { resetNotifications } = useNotificationContext();
  const alertFailure = useFailureAlert();
  const id = useId();
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const afterwards = useRef<() => void>(undefined);

  const answer = useOneAtATime(async () => {
    resetNotifications();
    setRefusal(undefined);
    setIsRefused(false);
    setIsPending(true);
    try {
      await act();
      afterwards.current = onDone;
      onClose();
    } catch (failure) {
      const tell = () => alertFailure(failure);
      if (isGone(failure)) {
        afterwards.current = tell;
        onClose();
      } else {
        setRefusal(failureText(failure));
        setIsRefused(isFinal(failure));
        tell();
      }
    } finally {
      setIsPending(false);
    }
  });
  const onExited = () => {
    afterwards.current?.();
    afterwards.current = undefined;
    setRefusal(undefined);
    setIsRefused(false);
  };
  const close = () => isPending || onClose();

  return (
    <Dialog
      open={isOpen}
      onClose={(_event, reason) => reason === 'backdropClick' || close()}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text ${id}refusal`}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited } }}
    >
      <DialogContent sx={{ pt: 3 }}>
        <Box sx={{ display: 'flex', gap: 2 }}>
          {picture}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <DialogTitle id={`${id}title`} sx={{ p: 0, overflowWrap: 'anywhere' }}>
              {title}
            </DialogTitle>
            <DialogContentText id={`${id}text`} sx={{ mt: 0.5 }}>
              {text}
            </DialogContentText>
          </Box>
        </Box>
        {refusal && (
          <Alert id={`${id}refusal`} severity="error" role="note" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            {translate(refusal, { _: refusal })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus aria-disabled={isPending} onClick={close}>
          {translate(no)}
        </Button>
        <Button
          variant="contained"
          color={isHarmful ? 'error' : 'primary'}
          aria-disabled={isPending || isRefused}
          {...useMeant(refusal ?? isOpen, () => isRefused || answer())}
        >
          {translate(yes)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
