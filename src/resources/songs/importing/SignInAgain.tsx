import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '../../../ui/form/failure';
import { useOneAtATime } from '../../../ui/form/useOneAtATime';
import { useServices } from '../../../ui/services';
import type { Job } from './job';
import { useWording } from './wording';

/** Asks the same person to sign in, in place: a page of its own would let go of the files that were chosen. */
export const SignInAgain = ({ job, isOpen }: { job: Job; isOpen: boolean }) => {
  const translate = useTranslate();
  const { say } = useWording();
  const { session, activity } = useServices();
  const id = useId();
  const [email] = useState(() => session.user()?.email ?? '');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const signIn = useOneAtATime(async () => {
    setFailure(undefined);
    try {
      activity.restart();
      await job.signIn(password);
      setPassword('');
    } catch (error) {
      setFailure(failureText(error));
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') setFailure('catalogue.validation.credentials');
    else void signIn();
  };
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="xs"
      fullWidth
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={`${id}title`}>{say('signIn.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}text`} sx={{ mb: 2 }}>
            {say('signIn.text', { email })}
          </DialogContentText>
          {/* Tells password managers whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <TextField
            type="password"
            label={say('signIn.password')}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoComplete="current-password"
            autoFocus
            error={failure !== undefined}
            slotProps={{ htmlInput: { 'aria-required': true, 'aria-describedby': `${id}failure` } }}
          />
          <div id={`${id}failure`} role="alert">
            {failure && (
              <Alert severity="error" role="note" sx={{ mt: 2 }}>
                {translate(failure, { _: failure })}
              </Alert>
            )}
          </div>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={job.stop}>
            {say('signIn.end')}
          </Button>
          <Button type="submit" variant="contained">
            {say('signIn.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
