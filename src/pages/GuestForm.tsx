import Stack from '@mui/material/Stack';
import type { FormEvent, ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { failedField } from '../ui/form/failure';
import { useOneAtATime } from '../ui/form/useOneAtATime';

interface GuestFormProps {
  missing: string;
  send: (values: FieldValues) => Promise<void>;
  onFailure: (error: unknown) => void;
  onInput?: () => void;
  children: ReactNode;
}

/** One rhythm, and room for fingers at every width. */
const formStyle = {
  gap: 2.5,
  alignItems: 'stretch',
  '& .MuiOutlinedInput-root, & .MuiButton-root': { minHeight: 44 },
  '& > a': { mt: -1.5, fontWeight: 560 },
};

/** On react-hook-form itself: react-admin's form and inputs would make the login page heavier. */
export const GuestForm = ({ missing, send, onFailure, onInput, children }: GuestFormProps) => {
  const notify = useNotify();
  const form = useForm();

  const trySend = async (values: FieldValues) => {
    try {
      await send(values);
    } catch (error) {
      onFailure(error);
      const failed = failedField(error);
      if (failed && Object.hasOwn(values, failed.field)) form.setError(failed.field, { type: 'server', message: failed.text });
    }
  };
  const submit = useOneAtATime(form.handleSubmit(trySend, () => notify(missing, { type: 'error' })));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(event);
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={onSubmit} onInput={onInput}>
        <Stack sx={formStyle}>{children}</Stack>
      </form>
    </FormProvider>
  );
};
