import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CatalogueDataProvider } from '../providers/types';
import { useServices } from '../ui/services';
import { CheckedForm } from './CheckedForm';
import { type Check, requireTexts, typed } from './check';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import { useTellFailure } from './useTellFailure';

const requireAll = requireTexts('catalogue.validation.required', 'password', 'newPassword', 'confirmNewPassword');

const check: Check = (values) => {
  const missing = requireAll(values);
  if (missing || values.newPassword === values.confirmNewPassword) return missing;
  return { alert: 'catalogue.validation.passwordsMatch', fields: { confirmNewPassword: 'catalogue.account.mismatch' } };
};

/** Current, new and confirmed password; the new two must match (spec 2, 5). Emptied once it is changed. */
export const PasswordForm = () => {
  const { session } = useServices();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const [round, setRound] = useState(0);

  const send = async ({ password, newPassword, confirmNewPassword }: FieldValues) => {
    await dataProvider.updatePassword({
      password: typed(password),
      newPassword: typed(newPassword),
      confirmNewPassword: typed(confirmNewPassword),
    });
    notify('catalogue.account.changed', { type: 'success' });
    setRound((previous) => previous + 1);
  };

  return (
    <CheckedForm key={round} check={check} send={send} onFailure={tellFailure}>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={session.user()?.email ?? ''} readOnly hidden />
      <PasswordField source="password" label="catalogue.account.currentPassword" autoComplete="current-password" />
      <PasswordField source="newPassword" label="catalogue.account.newPassword" autoComplete="new-password" />
      <PasswordField source="confirmNewPassword" label="catalogue.account.confirmPassword" autoComplete="new-password" />
      <SubmitButton label="catalogue.account.change" />
    </CheckedForm>
  );
};
