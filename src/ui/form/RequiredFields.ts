import { createContext, useContext } from 'react';
import type { RequiredRule } from '../../contract/kinds';

const RequiredFieldsContext = createContext<RequiredRule>([]);

/** The required rule of the form around (spec 5). */
export const RequiredFieldsProvider = RequiredFieldsContext.Provider;

/** Whether a field is required, and those of which one is enough in its place. */
export const useRequired = (source: string): { isRequired: boolean; others: readonly string[] } => {
  const group = useContext(RequiredFieldsContext).find((fields) => fields.includes(source)) ?? [];
  return { isRequired: group.length === 1, others: group.filter((field) => field !== source) };
};
