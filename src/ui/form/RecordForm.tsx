import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Form, type RaRecord, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { formFields, KINDS, type RequiredRule } from '../../contract/kinds';
import { useCatalogueResource } from '../CatalogueResource';
import { RequiredFields } from '../inputs/RequiredFields';
import { MissingFieldsAlert } from './MissingFieldsAlert';
import { RefusedField } from './RefusedField';
import { missingFields } from './required';
import { type FormButton, type Intent, SaveBar } from './SaveBar';
import { UnsavedChanges } from './UnsavedChanges';
import { useWrite, type WriteMeta } from './useWrite';

interface RecordFormProps {
  record?: RaRecord;
  required: RequiredRule;
  buttons: readonly [FormButton, ...FormButton[]];
  write: (values: FieldValues, intent: Intent, meta: WriteMeta) => Promise<void>;
  /** Called when a write went through and nothing in the form is unsaved any more. */
  onWritten?: () => void;
  /** Shows a failure beside the buttons; otherwise `write` tells of it in an alert (spec 8). */
  failureBeside?: boolean;
  children: ReactNode;
}

export const RecordForm = ({ record, required, buttons, write, onWritten, failureBeside, children }: RecordFormProps) => {
  const translate = useTranslate();
  const { name } = useCatalogueResource();
  // Null, as after something was typed and taken back: else that would count as a change.
  const defaultValues = useMemo(() => Object.fromEntries(formFields(KINDS[name]).map((field) => [field, null])), [name]);
  const { run, error, progress, isWriting, cancel } = useWrite();
  const isDone = useRef(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  /** Where the focus was when the fields were held, which takes it away. */
  const heldFocus = useRef<Element | null>(null);
  useEffect(() => {
    const { current: element } = heldFocus;
    if (isWriting || document.activeElement !== document.body) return;
    if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
    heldFocus.current = null;
  }, [isWriting]);
  // Not by autoFocus, which pickers that open on focus are not ready for.
  useEffect(() => fields.current?.querySelector<HTMLElement>('input:not([type="file"])')?.focus({ preventScroll: true }), []);

  const validate = (values: FieldValues) =>
    Object.fromEntries(missingFields(values, required).map((field) => [field, translate('ra.validation.required')]));
  const submit = (intent: Intent) => async (values: FieldValues) => {
    heldFocus.current = document.activeElement;
    if (!(await run((meta) => write(values, intent, meta)))) return;
    isDone.current = true;
    onWritten?.();
    isDone.current = false;
  };

  return (
    <Form
      record={record}
      defaultValues={defaultValues}
      validate={validate}
      onSubmit={submit(buttons[0].intent)}
      disableInvalidFormNotification
      noValidate
    >
      <Paper variant="outlined">
        {/* Held while they are sent: what is typed then would be neither sent nor kept. */}
        <Box
          component="fieldset"
          ref={fields}
          role="presentation"
          disabled={isWriting}
          inert={isWriting}
          sx={{ m: 0, border: 0, minWidth: 0, p: { xs: 2, md: 3 } }}
        >
          <RequiredFields value={required}>{children}</RequiredFields>
        </Box>
        <SaveBar buttons={buttons} submit={submit} progress={progress} onCancel={cancel}>
          {error &&
            (failureBeside ? (
              <Alert severity="error" variant="outlined" sx={{ py: 0 }}>
                {error.message}
              </Alert>
            ) : (
              <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 240px' }}>
                {translate('catalogue.notSaved')}
              </Typography>
            ))}
        </SaveBar>
      </Paper>
      <MissingFieldsAlert />
      <RefusedField failure={error} />
      <UnsavedChanges record={record} isWriting={isWriting} isLeaving={() => isDone.current} />
    </Form>
  );
};
