import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { trimText } from '../contract/text';
import { LOGIN } from '../routes';
import { useServices } from '../ui/services';
import { CheckedForm } from './CheckedForm';
import { requireTexts, typed } from './check';
import { Field } from './Field';
import { isAnswered } from './failure';
import { GuestPage } from './GuestPage';
import { SubmitButton } from './SubmitButton';
import { useTellFailure } from './useTellFailure';

const check = requireTexts('catalogue.validation.email', 'email');

/** Asks for a reset link. Whatever the server answers, the person reads the same confirmation (spec 2, 8). */
export const ForgetPassword = () => {
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const { guest } = useServices();
  const [sentTo, setSentTo] = useState<string>();

  const send = async (values: FieldValues) => {
    const email = trimText(typed(values.email));
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
      <CheckedForm check={check} send={send} onFailure={tellFailure}>
        <Field source="email" type="email" label="catalogue.forgetPassword.email" autoComplete="username" autoFocus />
        <SubmitButton label="catalogue.forgetPassword.submit" fullWidth />
      </CheckedForm>
      <Link component={RouterLink} to={LOGIN} variant="body2">
        {translate('catalogue.forgetPassword.back')}
      </Link>
    </GuestPage>
  );
};
