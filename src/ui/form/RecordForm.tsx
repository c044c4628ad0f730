import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Form, OptionalRecordContextProvider, type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { RequiredRule } from '../../contract/kinds';
import { HeldFields } from '../inputs/HeldFields';
import { RequiredFields } from '../inputs/RequiredFields';
import { pagePadding } from '../widths';
import { FormBar, type FormButton, type Intent } from './FormBar';
import { type Duties, FormDuties } from './FormDuties';
import { MissingFieldsAlert } from './MissingFieldsAlert';
import { Merging, type MergingHandle, type Shared } from './merge/Merging';
import { type FormFields, RefusedField } from './RefusedField';
import { missingFields } from './required';
import type { DraftOf } from './useDraft';
import { useFormKey } from './useFormKey';
import { useHeldFocus } from './useHeldFocus';
import { useWrite, type WriteMeta } from './useWrite';
import { WriteOutcome } from './WriteOutcome';

const fieldsStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, m: 0, p: 0, border: 0, minWidth: 0 };
const pageFieldsStyle = { ...fieldsStyle, ...pagePadding, pb: 'calc(var(--save-bar) + 24px)' };

export interface RecordFormProps {
  record?: RaRecord;
  fields: FormFields;
  required: RequiredRule;
  buttons: readonly [FormButton, ...FormButton[]];
  write: (values: FieldValues, intent: Intent, meta: WriteMeta) => Promise<void>;
  /** Where what the form creates is listed; none where it changes what is there. A form with it creates once, however often it is sent. */
  list?: string;
  /** Called when a write went through and nothing in the form is unsaved any more; not when the page was left meanwhile. */
  onWritten?: () => void;
  /** Shows a failure beside the buttons; otherwise `write` tells of it in an alert (spec 8). */
  failureBeside?: boolean;
  /** How what was typed is kept when the session ends in the middle; not at all without. */
  draft?: DraftOf;
  /** Others may change the record meanwhile: a save is merged with what they did. */
  shared?: Shared;
  /** Opens what the form holds as a new record, where the one that is edited is gone. */
  keepAsNew?: (values: FieldValues) => Promise<void>;
  /** The first field has the focus from the start. */
  takesFocus?: boolean;
  /** Where its buttons stand: in the bar of the page, or at its own end, as one form of several. */
  bar?: 'page' | 'inline';
  /** Beside its buttons: the state of what is edited, and what changes it. */
  actions?: ReactNode;
  /** Counts what `actions` did: it left what is typed here alone, and unsaved. */
  acted?: number;
  /** What the same form, filled before, went through with last. */
  justDone?: Intent;
  children: ReactNode;
}

/** The one form of the console: of the records of every kind, and of one's own account. Stands inside UnsavedChanges. */
export const RecordForm = (props: RecordFormProps) => {
  const {
    record,
    fields,
    required,
    buttons,
    write,
    onWritten,
    failureBeside,
    draft,
    list,
    shared,
    keepAsNew,
    takesFocus = true,
    bar = 'page',
    actions,
    acted = 0,
    justDone,
    children,
  } = props;
  const translate = useTranslate();
  // Null, as after something was typed and taken back: else that would count as a change.
  const defaultValues = useMemo(() => Object.fromEntries(Object.keys(fields).map((field) => [field, null])), [fields]);
  const formKey = useFormKey();
  const { run, failure, progress, isWriting, cancel } = useWrite(list === undefined ? undefined : formKey);
  const [last, setLast] = useState({ intent: justDone ?? buttons[0].intent, done: justDone ? 1 : 0 });
  /** As it is known now, where the page knows more of it than what filled the form. */
  const known = useRecordContext() ?? record;
  const duties = useRef<Duties>(null);
  const merging = useRef<MergingHandle>(null);
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
    if (isWriting) return;
    holdFocus();
    setLast(({ done }) => ({ intent, done }));
    const kept = duties.current;
    const send = (meta: WriteMeta) => (merged: FieldValues) => write(merged, intent, meta);
    const isDone = await run((meta) => merging.current?.save(values, send(meta)) ?? send(meta)(values), kept?.failed);
    if (!isDone || !duties.current) return;
    duties.current.saved();
    setLast(({ done }) => ({ intent, done: done + 1 }));
    onWritten?.();
  };
  const submitAnother = (values: FieldValues) => {
    formKey.set(undefined);
    return submit(last.intent)(values);
  };

  const keep = async (values: FieldValues) => {
    // Nothing is left behind: it goes along.
    duties.current?.saved();
    await keepAsNew?.(values);
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
      <OptionalRecordContextProvider value={known}>
        <div>
          <Box component="fieldset" ref={fieldset} role="presentation" sx={bar === 'inline' ? fieldsStyle : pageFieldsStyle}>
            <HeldFields value={isWriting}>
              <RequiredFields value={required}>{children}</RequiredFields>
            </HeldFields>
          </Box>
          <FormBar at={bar} buttons={buttons} actions={actions} submit={submit} progress={progress} last={last} onCancel={cancel}>
            {shared && (
              <Merging
                ref={merging}
                shared={shared}
                names={Object.keys(fields)}
                record={record}
                isWriting={isWriting}
                save={submit(buttons[0].intent)}
              />
            )}
            {!isWriting && (
              <WriteOutcome
                failure={failure}
                isBeside={failureBeside}
                keepAsNew={keepAsNew && keep}
                list={list}
                onAnother={submitAnother}
              />
            )}
            <FormDuties
              ref={duties}
              draft={draft}
              draftKey={list === undefined ? undefined : formKey}
              isWriting={isWriting}
              acted={acted}
            />
          </FormBar>
        </div>
        <MissingFieldsAlert />
        <RefusedField failure={failure?.error ?? null} fields={fields} />
      </OptionalRecordContextProvider>
    </Form>
  );
};
