import { useState } from 'react';
import { PasswordInput, type PasswordInputProps, useDataProvider, useGetIdentity, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CatalogueDataProvider } from '../providers/types';
import { AccountForm, FieldFailure } from './AccountForm';

const REQUIRED = ['password', 'newPassword', 'confirmNewPassword'];

const RequiredPassword = (props: PasswordInputProps) => (
  <PasswordInput {...props} slotProps={{ htmlInput: { 'aria-required': true } }} />
);

export const PasswordForm = () => {
  const { identity } = useGetIdentity();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const notify = useNotify();
  const [round, setRound] = useState(0);

  const send = async ({ password, newPassword, confirmNewPassword }: FieldValues) => {
    if (newPassword !== confirmNewPassword)
      throw new FieldFailure('catalogue.validation.passwordsMatch', 'confirmNewPassword', 'catalogue.account.mismatch');
    await dataProvider.updatePassword({ password, newPassword, confirmNewPassword });
    notify('catalogue.account.changed', { type: 'success' });
    setRound((previous) => previous + 1);
  };

  return (
    <AccountForm key={round} required={REQUIRED} send={send} submitLabel="catalogue.account.change">
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={identity?.email ?? ''} readOnly hidden />
      <RequiredPassword source="password" label="catalogue.account.currentPassword" autoComplete="current-password" />
      <RequiredPassword source="newPassword" label="catalogue.account.newPassword" autoComplete="new-password" />
      <RequiredPassword source="confirmNewPassword" label="catalogue.account.confirmPassword" autoComplete="new-password" />
    </AccountForm>
  );
};
