import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CatalogueDataProvider } from '../providers/types';
import { useServices } from '../ui/services';
import { CheckedForm } from './CheckedForm';
import { requireTexts, typed } from './check';
import { Field } from './Field';
import { SubmitButton } from './SubmitButton';
import { useTellFailure } from './useTellFailure';

const check = requireTexts('catalogue.validation.required', 'email', 'firstName');

/** Email, first name and last name of the signed-in person (spec 2, 5). The header's name follows the saved one. */
export const ProfileForm = () => {
  const { session } = useServices();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const [user, setUser] = useState(() => session.user());

  const send = async ({ email, firstName, lastName }: FieldValues) => {
    const { data } = await dataProvider.updateProfile({
      email: typed(email),
      firstName: typed(firstName),
      lastName: typed(lastName),
    });
    setUser(data);
    notify('catalogue.account.saved', { type: 'success' });
  };

  const values = { email: user?.email ?? '', firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' };
  return (
    <CheckedForm check={check} send={send} onFailure={tellFailure} values={values}>
      <Field source="email" type="email" label="catalogue.account.email" autoComplete="email" />
      <Field source="firstName" type="text" label="catalogue.account.firstName" autoComplete="given-name" />
      <Field source="lastName" type="text" label="catalogue.account.lastName" autoComplete="family-name" />
      <SubmitButton label="catalogue.account.save" />
    </CheckedForm>
  );
};
