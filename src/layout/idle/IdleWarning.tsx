import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useServices } from '../../ui/services';
import { useEndSession } from '../useEndSession';
import { Countdown } from './Countdown';

/** Asks a person who did nothing for 14 minutes whether they are there (spec 4). Any activity closes it; the button is for keyboards. */
export const IdleWarning = ({ open }: { open: boolean }) => {
  const translate = useTranslate();
  const { activity } = useServices();
  const endSession = useEndSession();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={activity.touch}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>{translate('catalogue.idle.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{translate('catalogue.idle.text')}</DialogContentText>
        <Countdown activity={activity} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => endSession()}>{translate('catalogue.menu.logout')}</Button>
        <Button variant="contained" autoFocus onClick={activity.touch}>
          {translate('catalogue.idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
