import { useEffect, useRef } from 'react';
import { useNotificationContext, useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { REFUSED } from './RefusedField';

/** One alert for each press that the required check stops (spec 5). react-admin's own also takes a field that the API refused for a missing one. */
export const MissingFieldsAlert = () => {
  const notify = useNotify();
  const { resetNotifications } = useNotificationContext();
  const { errors, submitCount } = useFormState();
  const toldOf = useRef(0);
  useEffect(() => {
    // A form that was filled anew counts from the beginning.
    if (submitCount < toldOf.current) toldOf.current = submitCount;
    if (submitCount <= toldOf.current) return;
    toldOf.current = submitCount;
    const isStopped = Object.values(errors).some((error) => error?.type !== REFUSED);
    if (!isStopped) return;
    resetNotifications();
    notify('catalogue.validation.required', { type: 'error' });
  }, [errors, submitCount, notify, resetNotifications]);
  return null;
};
