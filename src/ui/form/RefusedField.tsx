import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { failedField } from './failure';

/** How the API's mark on a field is told from that of the required check. */
export const REFUSED = 'server';

/** The fields of a form by their own names, each with its name on the wire. */
export type FormFields = Readonly<Record<string, string>>;

/** Marks and focuses the field that the API names in its refusal. */
export const RefusedField = ({ failure, fields }: { failure: Error | null; fields: FormFields }) => {
  const { setError } = useFormContext();
  useEffect(() => {
    const failed = failedField(failure);
    const [field] = Object.entries(fields).find(([, wire]) => wire === failed?.field) ?? [];
    if (failed && field) setError(field, { type: REFUSED, message: failed.text }, { shouldFocus: true });
  }, [failure, fields, setError]);
  return null;
};
