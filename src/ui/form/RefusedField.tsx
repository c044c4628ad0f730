import { useEffect } from 'react';
import { HttpError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ENDPOINTS, type Endpoint } from '../../contract/endpoints';
import { useCatalogueResource } from '../CatalogueResource';

/** The form's field behind a refusal's wire name; undefined where the refusal names none of the form's. */
const refusedField = (failure: Error | null, { fields, files, references }: Endpoint): string | undefined => {
  const body: unknown = failure instanceof HttpError ? failure.body : undefined;
  const wireName = typeof body === 'object' && body !== null && 'field' in body ? body.field : undefined;
  const file = Object.keys(files).find((name) => files[name] === wireName);
  return file ?? [...fields, ...Object.keys(references)].find((name) => name === wireName);
};

/** Marks and focuses the field that the API names in its refusal, with the words of the refusal; the form's alert says them too. */
export const RefusedField = ({ failure }: { failure: Error | null }) => {
  const { name } = useCatalogueResource();
  const { setError } = useFormContext();
  useEffect(() => {
    const field = refusedField(failure, ENDPOINTS[name]);
    if (failure && field) setError(field, { type: 'server', message: failure.message }, { shouldFocus: true });
  }, [failure, name, setError]);
  return null;
};
