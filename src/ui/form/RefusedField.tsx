import { useDeferredValue, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { failedField } from './failure';

interface RefusedFieldProps {
  failure: Error | null;
  /** Names of the form's files on the wire, by field; every other field has one name. */
  files?: Partial<Record<string, string>>;
}

/** Marks and focuses the form's field that a failure names; an alert tells of the failure itself. */
export const RefusedField = ({ failure, files }: RefusedFieldProps) => {
  const { getValues, setError } = useFormContext();
  // In a later turn: what is marked as the submission ends, react-admin would tell of as a missing field, in a second alert.
  const told = useDeferredValue(failure);
  useEffect(() => {
    const failed = failedField(told);
    if (!failed) return;
    const field = Object.keys(files ?? {}).find((name) => files?.[name] === failed.name) ?? failed.name;
    if (field in getValues()) setError(field, { type: 'server', message: failed.text }, { shouldFocus: true });
  }, [told, files, getValues, setError]);
  return null;
};
