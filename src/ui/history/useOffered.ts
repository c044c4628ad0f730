import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { useCatalogueResource } from '../CatalogueResource';
import { isAnswered } from '../form/failure';

/**
 * Whether the server has such calls at all, not all do: it is asked once for a kind and a session, and answers 404 where it has not. False
 * until that is known.
 * @param what names the calls
 * @param ask makes one of them
 * @param isPossible whether there is anything to ask of this kind
 */
export const useOffered = (what: string, ask: (signal: AbortSignal) => Promise<unknown>, isPossible = true): boolean => {
  const { name } = useCatalogueResource();
  const { data } = useQuery({
    queryKey: ['offered', what, name],
    queryFn: async ({ signal }) => {
      try {
        await ask(signal);
        return true;
      } catch (failure) {
        // Another refusal is of this moment: the drawer tells it, and tries again.
        if (isAnswered(failure)) return !(failure instanceof HttpError && failure.status === 404);
        throw failure;
      }
    },
    enabled: isPossible,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data === true;
};
