import { createContext, useContext } from 'react';
import type { RequiredRule } from '../../contract/kinds';

const RuleContext = createContext<RequiredRule>([]);

/** Tells the inputs of a form what it can't be saved without (spec 5). */
export const RequiredFields = RuleContext.Provider;

/** Whether the form needs this field itself; one of which another can stand in the place is told of in words. */
export const useIsRequired = (source: string): boolean =>
  useContext(RuleContext).some((group) => group.length === 1 && group[0] === source);
