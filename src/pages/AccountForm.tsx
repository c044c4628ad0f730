import Stack from '@mui/material/Stack';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CurrentUser } from '../contract/session';
import { isBlank } from '../contract/text';
import { failedField, failureText } from '../ui/form/failure';
import { useOneAtATime } from '../ui/form/useOneAtATime';
import { RequiredFields } from '../ui/inputs/RequiredFields';
import { SubmitButton } from './SubmitButton';

/** What a form itself finds wrong with a field. `message`, and `text` to mark the field with, are keys of texts. */
export class FieldFailure extends Error {
  constructor(
    message: string,
    readonly field: string,
    readonly text: string,
  ) {
    super(message);
  }
}

interface AccountFormProps {
  record?: CurrentUser;
  required: readonly string[];
  send: (values: FieldValues) => Promise<void>;
  submitLabel: string;
  children: ReactNode;
}

/** react-admin marks what `submit` gives back, and says the text of `root.serverError` in an alert. */
export const AccountForm = ({ record, required, send, submitLabel, children }: AccountFormProps) => {
  const validate = (values: FieldValues) => {
    const missing = required.filter((field) => isBlank(values[field] ?? ''));
    return Object.fromEntries(missing.map((field) => [field, 'ra.validation.required']));
  };
  const submit = useOneAtATime(async (values: FieldValues, event?: BaseSyntheticEvent) => {
    try {
      await send(values);
    } catch (failure) {
      const text = failureText(failure);
      if (!text) return undefined;
      const alert = { root: { serverError: text } };
      const failed = failure instanceof FieldFailure ? failure : failedField(failure);
      if (!failed || !Object.hasOwn(values, failed.field)) return alert;
      event?.target.elements.namedItem(failed.field)?.focus();
      return { ...alert, [failed.field]: failed.text };
    }
  });
  return (
    <Form record={record} validate={validate} onSubmit={submit} noValidate>
      <Stack sx={{ gap: 1, alignItems: 'stretch' }}>
        <RequiredFields value={required.map((field) => [field])}>{children}</RequiredFields>
        <SubmitButton label={submitLabel} />
      </Stack>
    </Form>
  );
};
