import Stack from '@mui/material/Stack';
import { type ReactNode, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type FieldValues, FormProvider, type ResolverResult, useForm } from 'react-hook-form';
import type { Check } from './check';
import { failedField } from './failure';

interface CheckedFormProps {
  check: Check;
  /** Sends the values; rejects with the call's error. */
  send: (values: FieldValues) => Promise<void>;
  /** Tells the person of a failed call. Everything typed stays. */
  onFailure: (error: unknown) => void;
  /** What the fields hold; they follow a change. */
  values?: FieldValues;
  /** Something is typed. */
  onInput?: () => void;
  children: ReactNode;
}

/**
 * A form outside the kinds of record. What fails its check is not sent: one alert, the fields marked, the first one focused (spec 5).
 * One attempt at a time, however often the button is pressed. On react-hook-form itself, as the pages of a visitor have nothing else of
 * react-admin's forms.
 */
export const CheckedForm = ({ check, send, onFailure, values, onInput, children }: CheckedFormProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const isSending = useRef(false);

  const resolver = (typed: FieldValues): ResolverResult<FieldValues> => {
    const failure = check(typed);
    if (!failure) return { values: typed, errors: {} };
    const marked = Object.entries(failure.fields).map(([field, text]) => [field, { type: 'required', message: translate(text) }]);
    return { values: {}, errors: Object.fromEntries(marked) };
  };
  const form = useForm({ values, resolver });

  const refuse = () => {
    const failure = check(form.getValues());
    if (failure) notify(failure.alert, { type: 'error' });
  };
  const submit = async (typed: FieldValues) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await send(typed);
    } catch (error) {
      onFailure(error);
      const failed = failedField(error, typed);
      if (failed) form.setError(failed.field, { type: 'server', message: failed.text });
    } finally {
      isSending.current = false;
    }
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(submit, refuse)} onInput={onInput}>
        <Stack sx={{ gap: 1, alignItems: 'stretch' }}>{children}</Stack>
      </form>
    </FormProvider>
  );
};
