import { useNotify } from 'react-admin';
import { failureText } from './failure';

/** Shows a failed call in a fail alert (spec 8). */
export const useTellFailure = () => {
  const notify = useNotify();
  return (error: unknown) => {
    const text = failureText(error);
    if (text) notify(text, { type: 'error' });
  };
};
