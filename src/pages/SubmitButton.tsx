import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isSecondClick } from '../ui/secondClick';

const RING = 18;

/** Never `disabled` while it is sent, which would throw the focus to the page: the form ignores what is pressed then. */
export const SubmitButton = ({ label, fullWidth = false }: { label: string; fullWidth?: boolean }) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      onClick={(event) => (isSubmitting || isSecondClick(event)) && event.preventDefault()}
      variant="contained"
      size="large"
      fullWidth={fullWidth}
      aria-disabled={isSubmitting}
      sx={{ alignSelf: 'flex-start' }}
    >
      {isSubmitting && (
        <CircularProgress
          aria-hidden
          color="inherit"
          size={RING}
          sx={{ position: 'absolute', left: `calc(50% - ${RING / 2}px)` }}
        />
      )}
      <Box component="span" sx={{ opacity: isSubmitting ? 0 : 1 }}>
        {translate(label)}
      </Box>
    </Button>
  );
};
