import { Route, Routes } from 'react-router';
import { FORGET_PASSWORD, LOGIN, RESET_PASSWORD } from '../routes';
import { ForgetPassword } from './ForgetPassword';
import { Login } from './Login';
import { ResetPassword } from './ResetPassword';

export interface GuestPagesProps {
  /** Loads what comes after signing in. */
  loadConsole: () => Promise<unknown>;
}

export const GuestPages = ({ loadConsole }: GuestPagesProps) => (
  <Routes>
    <Route path={LOGIN} element={<Login loadConsole={loadConsole} />} />
    <Route path={FORGET_PASSWORD} element={<ForgetPassword />} />
    <Route path={RESET_PASSWORD} element={<ResetPassword />} />
  </Routes>
);
