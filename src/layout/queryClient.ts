import { QueryClient } from '@tanstack/react-query';

/** How long rows that nobody looks at are kept, in milliseconds: a list comes back at once from a long edit, and is read anew behind. */
const KEPT = 60 * 60_000;

/**
 * The cache of one person. Calls are not repeated and not held back while the browser thinks it is offline: a failure is told at once
 * (spec 8). What is shown is read anew when the connection is back.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true, gcTime: KEPT },
      mutations: { networkMode: 'always' },
    },
  });
