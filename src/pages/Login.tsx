import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { PasswordInput, TextInput, useLocation, useLogin, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { DASHBOARD, FORGET_PASSWORD } from '../routes';
import { useServices } from '../ui/services';
import { CheckedForm } from './CheckedForm';
import { requireTexts, typed } from './check';
import { failureText } from './failure';
import { GuestPage } from './GuestPage';
import { SubmitButton } from './SubmitButton';

const check = requireTexts('catalogue.validation.credentials', 'email', 'password');

/** Why the person is here, where the former session did not end by their own hand. */
const EndedNotice = () => {
  const translate = useTranslate();
  const { state } = useLocation();
  const reason: unknown = state?.ended;
  if (reason !== 'idle' && reason !== 'refused') return null;
  return <Alert severity="warning">{translate(`catalogue.login.ended.${reason}`)}</Alert>;
};

/** Email and password; success goes to the dashboard (spec 2, Authentication screens). A refusal is told in place. */
export const Login = () => {
  const translate = useTranslate();
  const login = useLogin();
  const { activity } = useServices();
  const [failure, setFailure] = useState<string>();

  const send = async ({ email, password }: FieldValues) => {
    setFailure(undefined);
    // Before the session is there: another tab that sees it must not find it idle.
    activity.restart();
    await login({ email: typed(email), password }, DASHBOARD);
  };

  return (
    <GuestPage title={translate('catalogue.login.title')} lead={translate('catalogue.login.lead')}>
      {failure ? <Alert severity="error">{translate(failure, { _: failure })}</Alert> : <EndedNotice />}
      <CheckedForm check={check} send={send} onFailure={(error) => setFailure(failureText(error))}>
        <TextInput
          source="email"
          type="email"
          label="catalogue.login.email"
          autoComplete="username"
          autoFocus
          helperText={false}
        />
        <PasswordInput source="password" label="catalogue.login.password" autoComplete="current-password" helperText={false} />
        <Link component={RouterLink} to={FORGET_PASSWORD} variant="body2" sx={{ alignSelf: 'flex-end' }}>
          {translate('catalogue.login.forgot')}
        </Link>
        <SubmitButton label="catalogue.login.submit" fullWidth />
      </CheckedForm>
    </GuestPage>
  );
};
