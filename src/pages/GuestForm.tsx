import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { failedField } from '../ui/form/failure';
import { useOneAtATime } from '../ui/form/useOneAtATime';

interface GuestFormProps {
  /** Key of the one alert that tells of blank fields. */
  missing: string;
  send: (values: FieldValues) => Promise<void>;
  onFailure: (error: unknown) => void;
  onInput?: () => void;
  children: ReactNode;
}

/** A visitor's form. On react-hook-form itself: react-admin's form and inputs would make the login page heavier. */
export const GuestForm = ({ missing, send, onFailure, onInput, children }: GuestFormProps) => {
  const notify = useNotify();
  const form = useForm();

  const submit = useOneAtATime(async (values: FieldValues) => {
    try {
      await send(values);
    } catch (error) {
      onFailure(error);
      const failed = failedField(error);
      if (failed && Object.hasOwn(values, failed.field)) form.setError(failed.field, { type: 'server', message: failed.text });
    }
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(submit, () => notify(missing, { type: 'error' }))} onInput={onInput}>
        <Stack sx={{ gap: 1, alignItems: 'stretch' }}>{children}</Stack>
      </form>
    </FormProvider>
  );
};
