import { useEffect } from 'react';
import { HttpError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fieldSentAs, KINDS, type RecordKind } from '../../contract/kinds';
import { useCatalogueResource } from '../CatalogueResource';

/** The form's field that a refusal names; undefined where it names none of the form's. */
const refusedField = (failure: Error | null, kind: RecordKind): string | undefined => {
  const body: unknown = failure instanceof HttpError ? failure.body : undefined;
  return typeof body === 'object' && body !== null && 'field' in body ? fieldSentAs(kind, body.field) : undefined;
};

/** Marks and focuses the field that the API names in its refusal, with the words of the refusal; the form's alert says them too. */
export const RefusedField = ({ failure }: { failure: Error | null }) => {
  const { name } = useCatalogueResource();
  const { setError } = useFormContext();
  useEffect(() => {
    const field = refusedField(failure, KINDS[name]);
    if (failure && field) setError(field, { type: 'server', message: failure.message }, { shouldFocus: true });
  }, [failure, name, setError]);
  return null;
};
