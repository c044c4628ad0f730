import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Form, type RaRecord, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { RequiredRule } from '../../contract/kinds';
import { RequiredFields } from '../inputs/RequiredFields';
import { type Duties, FormDuties } from './FormDuties';
import { MissingFieldsAlert } from './MissingFieldsAlert';
import { type FormFields, RefusedField } from './RefusedField';
import { missingFields } from './required';
import { type FormButton, type Intent, SaveBar } from './SaveBar';
import type { DraftOf } from './useDraft';
import { useHeldFocus } from './useHeldFocus';
import { useWrite, type WriteMeta } from './useWrite';
import { WriteOutcome } from './WriteOutcome';

export interface RecordFormProps {
  record?: RaRecord;
  fields: FormFields;
  required: RequiredRule;
  buttons: readonly [FormButton, ...FormButton[]];
  write: (values: FieldValues, intent: Intent, meta: WriteMeta) => Promise<void>;
  /** Called when a write went through and nothing in the form is unsaved any more; not when the page was left meanwhile. */
  onWritten?: () => void;
  /** Shows a failure beside the buttons; otherwise `write` tells of it in an alert (spec 8). */
  failureBeside?: boolean;
  /** How what was typed is kept when the session ends in the middle; not at all without. */
  draft?: DraftOf;
  /** The first field has the focus from the start. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The one form of the console: of the records of every kind, and of one's own account. Stands inside UnsavedChanges. */
export const RecordForm = (props: RecordFormProps) => {
  const { record, fields, required, buttons, write, onWritten, failureBeside, draft, takesFocus = true, children } = props;
  const translate = useTranslate();
  // Null, as after something was typed and taken back: else that would count as a change.
  const defaultValues = useMemo(() => Object.fromEntries(Object.keys(fields).map((field) => [field, null])), [fields]);
  const { run, failure, progress, isWriting, cancel } = useWrite();
  const duties = useRef<Duties>(null);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const holdFocus = useHeldFocus(isWriting);
  // Not by autoFocus, which pickers that open on focus are not ready for.
  useEffect(() => {
    const first = takesFocus && fieldset.current?.querySelector<HTMLElement>('input:not([type="file"], [hidden])');
    if (first) first.focus({ preventScroll: true });
  }, [takesFocus]);

  const validate = (values: FieldValues) =>
    Object.fromEntries(missingFields(values, required).map((field) => [field, translate('ra.validation.required')]));
  const submit = (intent: Intent) => async (values: FieldValues) => {
    holdFocus();
    const kept = duties.current;
    const isDone = await run((meta) => write(values, intent, meta), kept?.failed);
    if (!isDone || !duties.current) return;
    duties.current.saved();
    onWritten?.();
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
          ref={fieldset}
          role="presentation"
          disabled={isWriting}
          inert={isWriting}
          sx={{ m: 0, border: 0, minWidth: 0, p: { xs: 2, md: 3 } }}
        >
          <RequiredFields value={required}>{children}</RequiredFields>
        </Box>
        <SaveBar buttons={buttons} submit={submit} progress={progress} onCancel={cancel}>
          {!isWriting && <WriteOutcome failure={failure} isBeside={failureBeside} isOfRecord={draft?.held !== undefined} />}
          <FormDuties ref={duties} draft={draft} isWriting={isWriting} />
        </SaveBar>
      </Paper>
      <MissingFieldsAlert />
      <RefusedField failure={failure?.error ?? null} fields={fields} />
    </Form>
  );
};
