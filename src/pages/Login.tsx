import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { DASHBOARD, FORGET_PASSWORD } from '../routes';
import { failureText } from '../ui/form/failure';
import { useFailureAlert } from '../ui/form/useFailureAlert';
import { useServices } from '../ui/services';
import { GuestField } from './GuestField';
import { GuestForm, type GuestValues } from './GuestForm';
import { GuestPage } from './GuestPage';
import { SubmitButton } from './SubmitButton';

const EndedNotice = () => {
  const translate = useTranslate();
  const { state } = useLocation();
  const reason: unknown = state?.ended;
  if (reason !== 'idle' && reason !== 'refused' && reason !== 'elsewhere') return null;
  return <Alert severity="warning">{translate(`catalogue.login.ended.${reason}`)}</Alert>;
};

/** @param props.loadConsole loads what comes after signing in: from the first key on, while the rest is typed */
export const Login = ({ loadConsole }: { loadConsole: () => Promise<unknown> }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { activity, guest } = useServices();
  const [failure, setFailure] = useState<string>();
  const alertFailure = useFailureAlert();
  /** A wrong password is told in place, beside what is to be typed again; all else in an alert (spec 8). */
  const tell = (error: unknown) => {
    if (error instanceof HttpError && error.status === 401) setFailure(failureText(error));
    else alertFailure(error);
  };
  const preload = () => loadConsole().catch(() => undefined);

  const send = async ({ email = '', password = '' }: GuestValues) => {
    // Before the session is there: another tab that sees it must not find it idle.
    activity.restart();
    await guest.login({ email, password });
    await preload();
    navigate(DASHBOARD);
  };

  return (
    <GuestPage title={translate('catalogue.login.title')} lead={translate('catalogue.login.lead')}>
      {failure ? <Alert severity="error">{translate(failure, { _: failure })}</Alert> : <EndedNotice />}
      <GuestForm
        missing="catalogue.validation.credentials"
        onTry={() => setFailure(undefined)}
        send={send}
        onFailure={tell}
        onInput={preload}
      >
        <GuestField source="email" type="email" label="catalogue.login.email" autoComplete="username" autoFocus />
        <GuestField source="password" type="password" label="catalogue.login.password" autoComplete="current-password" />
        <Link component={RouterLink} to={FORGET_PASSWORD} variant="body2" sx={{ alignSelf: 'flex-end' }}>
          {translate('catalogue.login.forgot')}
        </Link>
        <SubmitButton label="catalogue.login.submit" fullWidth />
      </GuestForm>
    </GuestPage>
  );
};
