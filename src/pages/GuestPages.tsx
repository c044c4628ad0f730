import { Route, Routes } from 'react-router';
import { FORGET_PASSWORD, LOGIN, RESET_PASSWORD } from '../routes';
import { ForgetPassword } from './ForgetPassword';
import { Login } from './Login';
import { ResetPassword } from './ResetPassword';

/** Spec 2, 'Guest-only routes'. */
export const GuestPages = ({ loadConsole }: { loadConsole: () => Promise<unknown> }) => (
  <Routes>
    <Route path={LOGIN} element={<Login loadConsole={loadConsole} />} />
    <Route path={FORGET_PASSWORD} element={<ForgetPassword />} />
    <Route path={RESET_PASSWORD} element={<ResetPassword />} />
  </Routes>
);
