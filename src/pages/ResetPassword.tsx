import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Link as RouterLink, useParams } from 'react-router';
import { FORGET_PASSWORD, LOGIN } from '../routes';
import { failureText } from '../ui/form/failure';
import { useServices } from '../ui/services';
import { GuestField } from './GuestField';
import { GuestForm } from './GuestForm';
import { GuestPage } from './GuestPage';
import { SubmitButton } from './SubmitButton';

/** Whether both passwords match is the server's to say (spec 5). */
export const ResetPassword = () => {
  const translate = useTranslate();
  const { token = '' } = useParams();
  const { guest } = useServices();
  const [failure, setFailure] = useState<string>();
  const [isDone, setIsDone] = useState(false);

  const send = async ({ password, confirmPassword }: FieldValues) => {
    setFailure(undefined);
    await guest.resetPassword({ token, password, confirmPassword });
    setIsDone(true);
  };

  if (isDone) {
    return (
      <GuestPage title={translate('catalogue.resetPassword.title')}>
        <Alert severity="success" role="status">
          {translate('catalogue.resetPassword.done')}
        </Alert>
        <Button component={RouterLink} to={LOGIN} variant="contained" size="large">
          {translate('catalogue.resetPassword.login')}
        </Button>
      </GuestPage>
    );
  }
  return (
    <GuestPage title={translate('catalogue.resetPassword.title')} lead={translate('catalogue.resetPassword.lead')}>
      {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
      <GuestForm missing="catalogue.validation.passwords" send={send} onFailure={(error) => setFailure(failureText(error))}>
        <GuestField
          source="password"
          type="password"
          label="catalogue.resetPassword.password"
          autoComplete="new-password"
          autoFocus
        />
        <GuestField
          source="confirmPassword"
          type="password"
          label="catalogue.resetPassword.confirm"
          autoComplete="new-password"
        />
        <SubmitButton label="catalogue.resetPassword.submit" fullWidth />
      </GuestForm>
      <Link component={RouterLink} to={FORGET_PASSWORD} variant="body2">
        {translate('catalogue.resetPassword.again')}
      </Link>
    </GuestPage>
  );
};
