import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { PASSWORD_MINIMUM } from '../contract/limits';
import { FORGET_PASSWORD, LOGIN } from '../routes';
import { failedField, failureText, isSavedBefore } from '../ui/form/failure';
import { useFailureAlert } from '../ui/form/useFailureAlert';
import { useFormKey } from '../ui/form/useFormKey';
import { useServices } from '../ui/services';
import { GuestField } from './GuestField';
import { GuestForm, type GuestValues } from './GuestForm';
import { GuestPage } from './GuestPage';
import { SubmitButton } from './SubmitButton';

/** The form had it, and is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Whether both passwords match is the server's to say (spec 5). */
export const ResetPassword = () => {
  const translate = useTranslate();
  const { token = '' } = useParams();
  const { guest } = useServices();
  const [failure, setFailure] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  const formKey = useFormKey();

  const alertFailure = useFailureAlert();
  /** What no field is marked with stays on the page as well: the alert goes before one has asked for another link. */
  const tell = (error: unknown) => {
    alertFailure(error);
    if (!failedField(error) || isSavedBefore(error)) setFailure(failureText(error));
  };

  const send = async ({ password = '', confirmPassword = '' }: GuestValues) => {
    await guest.resetPassword({ token, password, confirmPassword }, formKey.forSending());
    setIsDone(true);
  };

  if (isDone) {
    return (
      <GuestPage title={translate('catalogue.resetPassword.title')}>
        <Alert severity="success" role="status" tabIndex={-1} ref={takeFocus} sx={{ outline: 'none' }}>
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
      {failure && (
        <Alert severity="error" role="note">
          {translate(failure, { _: failure })}
        </Alert>
      )}
      <GuestForm missing="catalogue.validation.passwords" onTry={() => setFailure(undefined)} send={send} onFailure={tell}>
        <GuestField
          source="password"
          type="password"
          label="catalogue.resetPassword.password"
          autoComplete="new-password"
          hint={translate('catalogue.resetPassword.passwordHint', { minimum: PASSWORD_MINIMUM })}
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
