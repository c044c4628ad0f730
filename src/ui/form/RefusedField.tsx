import { useDeferredValue, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldSentAs, KINDS } from '../../contract/kinds';
import { useCatalogueResource } from '../CatalogueResource';
import { failedField } from './failure';

/** Marks and focuses the field that the API names in its refusal; an alert tells of the refusal itself. */
export const RefusedField = ({ failure }: { failure: Error | null }) => {
  const { name } = useCatalogueResource();
  const { setError } = useFormContext();
  // In a later turn: an error that is there as a submission ends, react-admin takes for a missing field, and says so in a second alert.
  const told = useDeferredValue(failure);
  useEffect(() => {
    const failed = failedField(told);
    const field = failed && fieldSentAs(KINDS[name], failed.field);
    if (failed && field) setError(field, { type: 'server', message: failed.text }, { shouldFocus: true });
  }, [told, name, setError]);
  return null;
};
