import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { ALERT_DURATION } from '../contract/limits';
import { isUrgent, type Said } from './said';

/** In the lower corner of the sheet, above what stays in view there: the deck, and a phone's bar with the buttons of a form. */
const placeStyle = (theme: Theme) => ({
  zIndex: theme.zIndex.snackbar,
  '&&': {
    bottom: 'calc(var(--save-bar) + var(--deck) + 24px)',
    width: 400,
    maxWidth: 'calc(100vw - 32px)',
    [theme.breakpoints.down('sm')]: { right: 16, left: 16, width: 'auto', bottom: 'calc(var(--save-bar) + var(--deck) + 16px)' },
  },
});

/** Runs for as long as the alert is shown. Under the pointer and with the focus it is whole, as the time begins anew afterwards. */
const lineStyle = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  height: 2,
  backgroundColor: 'currentColor',
  transformOrigin: 'left',
  animation: `alert-time ${ALERT_DURATION}ms linear forwards`,
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
};

const alertStyle = (theme: Theme) => ({
  width: '100%',
  minWidth: 0,
  position: 'relative',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@keyframes alert-time': { to: { transform: 'scaleX(0)' } },
  '& .MuiAlert-icon::after': lineStyle,
  '&:hover .MuiAlert-icon::after, &:focus-within .MuiAlert-icon::after': { animation: 'none' },
  // The more words in a line, the less is covered.
  [theme.breakpoints.down('sm')]: { px: 1.5, '& .MuiAlert-icon': { mr: 1 }, '& .MuiAlert-action': { pl: 0.5, mr: -0.75 } },
});

const LOWER_RIGHT = { vertical: 'bottom', horizontal: 'right' } as const;

export interface AlertMessageProps extends Said {
  onClose: () => void;
}

/** The words of a moment, and the time they have. */
export const AlertMessage = ({ type, text, all, onClose }: AlertMessageProps) => {
  const translate = useTranslate();
  return (
    <Snackbar
      key={all.length}
      open
      anchorOrigin={LOWER_RIGHT}
      autoHideDuration={ALERT_DURATION}
      resumeHideDuration={ALERT_DURATION}
      disableWindowBlurListener
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      transitionDuration={0}
      sx={placeStyle}
    >
      <Alert
        severity={type}
        variant="outlined"
        // Read aloud are the words alone, without the button.
        role="presentation"
        slotProps={{ message: { role: isUrgent(type) ? 'alert' : undefined } }}
        onClose={onClose}
        closeText={translate('catalogue.closeAlert')}
        sx={alertStyle}
      >
        {text}
      </Alert>
    </Snackbar>
  );
};
