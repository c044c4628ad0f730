import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CatalogueDataProvider } from '../providers/types';
import { TextInput } from '../ui/inputs/TextInput';
import { useServices } from '../ui/services';
import { AccountForm } from './AccountForm';

export const ProfileForm = () => {
  const { session } = useServices();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const notify = useNotify();
  const [user, setUser] = useState(() => session.user() ?? undefined);

  const send = async ({ email, firstName, lastName }: FieldValues) => {
    const { data } = await dataProvider.updateProfile({ email, firstName, lastName: lastName ?? '' });
    setUser(data);
    notify('catalogue.account.saved', { type: 'success' });
  };

  return (
    <AccountForm record={user} required={['email', 'firstName']} send={send} submitLabel="catalogue.account.save">
      <TextInput source="email" type="email" label="catalogue.account.email" autoComplete="email" />
      <TextInput source="firstName" label="catalogue.account.firstName" autoComplete="given-name" />
      <TextInput source="lastName" label="catalogue.account.lastName" autoComplete="family-name" />
    </AccountForm>
  );
};
