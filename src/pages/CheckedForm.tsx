import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import type { Check } from './check';
import { failedField } from './failure';

/** One alert for each attempt to send what fails the check; react-admin's own would say the same for every form. */
const CheckAlert = ({ check }: { check: Check }) => {
  const notify = useNotify();
  const { getValues } = useFormContext();
  const { submitCount } = useFormState();
  const seen = useRef(submitCount);
  useEffect(() => {
    if (submitCount === seen.current) return;
    seen.current = submitCount;
    const failure = check(getValues());
    if (failure) notify(failure.alert, { type: 'error' });
  }, [submitCount, check, getValues, notify]);
  return null;
};

interface CheckedFormProps {
  check: Check;
  /** Sends the values; rejects with the call's error. */
  send: (values: FieldValues) => Promise<void>;
  /** Tells the person of a failed call. Everything typed stays. */
  onFailure: (error: unknown) => void;
  defaultValues?: FieldValues;
  children: ReactNode;
}

/**
 * A form outside the kinds of record. What fails its check is not sent: one alert, the fields marked, the first one focused (spec 5).
 * One attempt at a time, however often the button is pressed.
 */
export const CheckedForm = ({ check, send, onFailure, defaultValues, children }: CheckedFormProps) => {
  const translate = useTranslate();
  const isSending = useRef(false);

  const validate = (values: FieldValues) => {
    const fields = Object.entries(check(values)?.fields ?? {});
    return Object.fromEntries(fields.map(([field, text]) => [field, translate(text)]));
  };
  const submit = async (values: FieldValues) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await send(values);
    } catch (error) {
      onFailure(error);
      return failedField(error, values);
    } finally {
      isSending.current = false;
    }
  };

  return (
    <Form noValidate disableInvalidFormNotification validate={validate} onSubmit={submit} defaultValues={defaultValues}>
      <CheckAlert check={check} />
      <Stack sx={{ gap: 1, alignItems: 'stretch' }}>{children}</Stack>
    </Form>
  );
};
