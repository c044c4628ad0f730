import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldSentAs, KINDS } from '../../contract/kinds';
import { useCatalogueResource } from '../CatalogueResource';
import { failedField } from './failure';

/** How the API's mark on a field is told from that of the required check. */
export const REFUSED = 'server';

/** Marks and focuses the field that the API names in its refusal. */
export const RefusedField = ({ failure }: { failure: Error | null }) => {
  const { name } = useCatalogueResource();
  const { setError } = useFormContext();
  useEffect(() => {
    const failed = failedField(failure);
    const field = failed && fieldSentAs(KINDS[name], failed.field);
    if (failed && field) setError(field, { type: REFUSED, message: failed.text }, { shouldFocus: true });
  }, [failure, name, setError]);
  return null;
};
