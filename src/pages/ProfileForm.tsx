import { useMemo, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { KINDS } from '../contract/kinds';
import type { CurrentUser } from '../contract/session';
import type { CatalogueDataProvider } from '../providers/types';
import type { FormButton, Intent } from '../ui/form/FormBar';
import { changedMeanwhile } from '../ui/form/failure';
import type { Shared } from '../ui/form/merge/Merging';
import { RecordForm } from '../ui/form/RecordForm';
import { useFailureAlert } from '../ui/form/useFailureAlert';
import type { WriteMeta } from '../ui/form/useWrite';
import { TextInput } from '../ui/inputs/TextInput';
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

  const shared = useMemo((): Shared => {
    const latest = () => asRecord(session.user());
    const take: Shared['take'] = ({ _id, email, firstName, lastName, fullName, role, version }) =>
      session.update({ _id, email, firstName, lastName, fullName, role, version });
    return { kind: KINDS.users, latest, take };
  }, [session]);

  const write = async ({ email, firstName, lastName }: FieldValues, _intent: Intent, meta: WriteMeta) => {
    try {
      const { data } = await dataProvider.updateProfile({ email, firstName, lastName: lastName ?? '' }, meta);
      setUser(asRecord(data));
    } catch (failure) {
      if (!changedMeanwhile(failure)) alertFailure(failure, meta.signal);
      throw failure;
    }
    notify('catalogue.account.saved', { type: 'success' });
  };

  return (
    <RecordForm
      record={user}
      fields={FIELDS}
      required={REQUIRED}
      buttons={SAVE}
      write={write}
      draft={DRAFT}
      shared={shared}
      takesFocus={false}
      bar="inline"
    >
      <TextInput source="email" type="email" label="catalogue.account.email" autoComplete="email" />
      <TextInput source="firstName" label="catalogue.account.firstName" autoComplete="given-name" />
      <TextInput source="lastName" label="catalogue.account.lastName" autoComplete="family-name" />
    </RecordForm>
  );
};
