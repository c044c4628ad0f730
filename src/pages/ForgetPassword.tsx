import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { trimText } from '../contract/text';
import { LOGIN } from '../routes';
import { isAnswered } from '../ui/form/failure';
import { useFailureAlert } from '../ui/form/useFailureAlert';
import { useServices } from '../ui/services';
import { GuestField } from './GuestField';
import { GuestForm, type GuestValues } from './GuestForm';
import { GuestPage } from './GuestPage';
import { SubmitButton } from './SubmitButton';

/** Whatever the server answers, the person reads the same confirmation (spec 8). */
export const ForgetPassword = () => {
  const translate = useTranslate();
  const alertFailure = useFailureAlert();
  const { guest } = useServices();
  const [sentTo, setSentTo] = useState<string>();

  const send = async (values: GuestValues) => {
    const email = trimText(values.email ?? '');
    try {
      await guest.forgetPassword({ email });
    } catch (error) {
      if (!isAnswered(error)) throw error;
    }
    setSentTo(email);
  };

  return (
    <GuestPage title={translate('catalogue.forgetPassword.title')} lead={translate('catalogue.forgetPassword.lead')}>
      {sentTo && (
        <Alert severity="success" role="status" sx={{ overflowWrap: 'anywhere' }}>
          {translate('catalogue.forgetPassword.sent', { email: sentTo })}
        </Alert>
      )}
      <GuestForm missing="catalogue.validation.email" send={send} onFailure={alertFailure}>
        <GuestField source="email" type="email" label="catalogue.forgetPassword.email" autoComplete="username" autoFocus />
        <SubmitButton label="catalogue.forgetPassword.submit" fullWidth />
      </GuestForm>
      <Link component={RouterLink} to={LOGIN} variant="body2">
        {translate('catalogue.forgetPassword.back')}
      </Link>
    </GuestPage>
  );
};
