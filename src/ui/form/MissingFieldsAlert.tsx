import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { REFUSED } from './RefusedField';

/** One alert for each press that the required check stops (spec 5). react-admin's own also takes a field that the API refused for a missing one. */
export const MissingFieldsAlert = () => {
  const notify = useNotify();
  const { errors, submitCount } = useFormState();
  const toldOf = useRef(0);
  useEffect(() => {
    if (submitCount <= toldOf.current) return;
    toldOf.current = submitCount;
    const isStopped = Object.values(errors).some((error) => error?.type !== REFUSED);
    if (isStopped) notify('catalogue.validation.required', { type: 'error' });
  }, [errors, submitCount, notify]);
  return null;
};
