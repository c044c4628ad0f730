import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** @param props.label key of its text */
export const SubmitButton = ({ label, fullWidth = false }: { label: string; fullWidth?: boolean }) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
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
