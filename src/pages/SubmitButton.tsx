import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isSecondClick } from '../ui/unlessDouble';

export const SubmitButton = ({ label, fullWidth = false }: { label: string; fullWidth?: boolean }) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      onClick={(event) => isSecondClick(event) && event.preventDefault()}
      variant="contained"
      size="large"
      fullWidth={fullWidth}
      loading={isSubmitting}
      sx={{ alignSelf: 'flex-start', mt: 1 }}
    >
      {translate(label)}
    </Button>
  );
};
