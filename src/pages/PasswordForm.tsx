import { useState } from 'react';
import { PasswordInput, type PasswordInputProps, useDataProvider, useGetIdentity, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CatalogueDataProvider } from '../providers/types';
import type { FormButton, Intent } from '../ui/form/FormBar';
import { FieldFailure } from '../ui/form/failure';
import { RecordForm } from '../ui/form/RecordForm';
import { useFailureAlert } from '../ui/form/useFailureAlert';
import type { WriteMeta } from '../ui/form/useWrite';

const FIELDS = { password: 'password', newPassword: 'newPassword', confirmNewPassword: 'confirmNewPassword' };
const REQUIRED = [['password'], ['newPassword'], ['confirmNewPassword']];
const CHANGE: readonly [FormButton] = [{ intent: 'save', label: 'catalogue.account.change' }];

const RequiredPassword = (props: PasswordInputProps) => (
  <PasswordInput {...props} slotProps={{ htmlInput: { 'aria-required': true } }} />
);

/** One's own password (spec 5, 7). What is typed here is never kept as a draft. */
export const PasswordForm = () => {
  const { identity } = useGetIdentity();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const notify = useNotify();
  const alertFailure = useFailureAlert();
  const [round, setRound] = useState(0);

  const write = async ({ password, newPassword, confirmNewPassword }: FieldValues, _intent: Intent, meta: WriteMeta) => {
    try {
      if (newPassword !== confirmNewPassword)
        throw new FieldFailure('catalogue.validation.passwordsMatch', 'confirmNewPassword', 'catalogue.account.mismatch');
      await dataProvider.updatePassword({ password, newPassword, confirmNewPassword }, meta);
    } catch (failure) {
      alertFailure(failure, meta.signal);
      throw failure;
    }
    notify('catalogue.account.changed', { type: 'success' });
  };

  return (
    <RecordForm
      key={round}
      fields={FIELDS}
      required={REQUIRED}
      buttons={CHANGE}
      write={write}
      onWritten={() => setRound((previous) => previous + 1)}
      takesFocus={round > 0}
      bar="inline"
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={identity?.email ?? ''} readOnly hidden />
      <RequiredPassword source="password" label="catalogue.account.currentPassword" autoComplete="current-password" />
      <RequiredPassword source="newPassword" label="catalogue.account.newPassword" autoComplete="new-password" />
      <RequiredPassword source="confirmNewPassword" label="catalogue.account.confirmPassword" autoComplete="new-password" />
    </RecordForm>
  );
};
