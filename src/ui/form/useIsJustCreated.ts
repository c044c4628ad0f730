import { useLocation } from 'react-router';

/** Whether the edit page of a record was opened by its add page, which all of its form was filled in on: one goes on beside it. */
export const useIsJustCreated = (id: string): boolean => useLocation().state?.created === id;
