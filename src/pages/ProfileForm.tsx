import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { CurrentUser } from '../contract/session';
import type { CatalogueDataProvider } from '../providers/types';
import { RecordForm } from '../ui/form/RecordForm';
import type { FormButton, Intent } from '../ui/form/SaveBar';
import { useFailureAlert } from '../ui/form/useFailureAlert';
import type { WriteMeta } from '../ui/form/useWrite';
import { LineInput } from '../ui/inputs/LineInput';
import { useServices } from '../ui/services';

const FIELDS = { email: 'email', firstName: 'firstName', lastName: 'lastName' };
const REQUIRED = [['email'], ['firstName']];
const SAVE: readonly [FormButton] = [{ intent: 'save', label: 'catalogue.account.save' }];
const DRAFT = { page: 'catalogue.account.title' };

const asRecord = (user: CurrentUser | null) => (user ? { ...user, id: user._id } : undefined);

/** One's own name and email (spec 5, 7): a form like that of any record. */
export const ProfileForm = () => {
  const { session } = useServices();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const notify = useNotify();
  const alertFailure = useFailureAlert();
  const [user, setUser] = useState(() => asRecord(session.user()));

  const write = async ({ email, firstName, lastName }: FieldValues, _intent: Intent, meta: WriteMeta) => {
    try {
      const { data } = await dataProvider.updateProfile({ email, firstName, lastName: lastName ?? '' }, meta);
      setUser(asRecord(data));
    } catch (failure) {
      alertFailure(failure, meta.signal);
      throw failure;
    }
    notify('catalogue.account.saved', { type: 'success' });
  };

  return (
    <RecordForm record={user} fields={FIELDS} required={REQUIRED} buttons={SAVE} write={write} draft={DRAFT} takesFocus={false}>
      <LineInput source="email" type="email" label="catalogue.account.email" autoComplete="email" />
      <LineInput source="firstName" label="catalogue.account.firstName" autoComplete="given-name" />
      <LineInput source="lastName" label="catalogue.account.lastName" autoComplete="family-name" />
    </RecordForm>
  );
};
