import { createContext, useContext } from 'react';

const HeldContext = createContext(false);

/** While a form is sent its fields show what they hold and take nothing: what was typed then would be neither sent nor kept. */
export const HeldFields = HeldContext.Provider;

export const useIsHeld = (): boolean => useContext(HeldContext);
