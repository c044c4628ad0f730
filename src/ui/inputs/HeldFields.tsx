import { type Theme, ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, useContext } from 'react';

const HeldContext = createContext(false);

const asEver = (theme: Theme): Theme => theme;

/** Fields of texts, choices and pickers, which are readable and keep the focus as they are: not disabled, which react-admin makes of its pickers. */
const readOnly = (theme: Theme): Theme => {
  const { MuiAutocomplete, MuiInputBase } = theme.components ?? {};
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiAutocomplete: { ...MuiAutocomplete, defaultProps: { ...MuiAutocomplete?.defaultProps, readOnly: true } },
      MuiInputBase: { ...MuiInputBase, defaultProps: { ...MuiInputBase?.defaultProps, readOnly: true } },
    },
  };
};

interface HeldFieldsProps {
  value: boolean;
  children: ReactNode;
}

/** While a form is sent its fields show what they hold and take nothing: what was typed then would be neither sent nor kept. */
export const HeldFields = ({ value, children }: HeldFieldsProps) => (
  <HeldContext.Provider value={value}>
    <ThemeProvider theme={value ? readOnly : asEver}>{children}</ThemeProvider>
  </HeldContext.Provider>
);

/** For fields that MUI does not know: pictures, sounds, the editor. */
export const useIsHeld = (): boolean => useContext(HeldContext);
