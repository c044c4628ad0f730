import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { isSecondClick } from '../ui/secondClick';
import { useGuestForm } from './GuestForm';

const RING = 18;

/** Never `disabled` while it is sent, which would throw the focus to the page: the form ignores what is pressed then. */
export const SubmitButton = ({ label, fullWidth = false }: { label: string; fullWidth?: boolean }) => {
  const translate = useTranslate();
  const { isSending } = useGuestForm();
  return (
    <Button
      type="submit"
      onClick={(event) => (isSending || isSecondClick(event)) && event.preventDefault()}
      variant="contained"
      size="large"
      fullWidth={fullWidth}
      aria-disabled={isSending}
      sx={{ alignSelf: 'flex-start' }}
    >
      {isSending && (
        <CircularProgress
          aria-hidden
          color="inherit"
          size={RING}
          sx={{ position: 'absolute', left: `calc(50% - ${RING / 2}px)` }}
        />
      )}
      <Box component="span" sx={{ opacity: isSending ? 0 : 1 }}>
        {translate(label)}
      </Box>
    </Button>
  );
};
