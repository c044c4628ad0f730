import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';

export interface FieldProps {
  /** Name of the form's value. */
  source: string;
  /** Key of its label. */
  label: string;
  autoComplete: string;
  autoFocus?: boolean;
}

interface AnyFieldProps extends FieldProps {
  type: 'text' | 'email' | 'password';
  endAdornment?: ReactNode;
}

/**
 * One line of text in a CheckedForm. Of Material UI's parts and not its TextField, which brings menus along for its lists of choices: the
 * login page is the first that anyone waits for.
 */
export const Field = ({ source, label, type, autoComplete, autoFocus, endAdornment }: AnyFieldProps) => {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useController({ name: source, defaultValue: '' });
  const { ref, ...input } = field;
  const { error } = fieldState;
  const errorId = `${id}-error`;
  return (
    <FormControl error={error !== undefined}>
      <InputLabel htmlFor={id}>{translate(label)}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        inputRef={ref}
        type={type}
        label={translate(label)}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        aria-describedby={error && errorId}
        endAdornment={endAdornment}
      />
      {error && <FormHelperText id={errorId}>{error.message}</FormHelperText>}
    </FormControl>
  );
};
