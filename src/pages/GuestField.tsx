import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useGuestForm } from './GuestForm';

const RevealButton = ({ isShown, onClick }: { isShown: boolean; onClick: () => void }) => {
  const translate = useTranslate();
  const Icon = isShown ? Visibility : VisibilityOff;
  return (
    <InputAdornment position="end">
      <IconButton
        size="small"
        aria-label={translate(isShown ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden')}
        onClick={onClick}
      >
        <Icon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
};

interface GuestFieldProps {
  source: string;
  label: string;
  type: 'email' | 'password';
  autoComplete: string;
  autoFocus?: boolean;
  /** What is to be known before it is filled in, and still when it was refused. */
  hint?: string;
}

/** One required line of text. Not MUI's TextField, which brings menus along for its lists of choices. */
export const GuestField = ({ source, label, type, autoComplete, autoFocus, hint }: GuestFieldProps) => {
  const translate = useTranslate();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const error = useGuestForm().errors[source];
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  return (
    <FormControl error={error !== undefined}>
      <InputLabel htmlFor={id}>{translate(label)}</InputLabel>
      <OutlinedInput
        id={id}
        name={source}
        type={isShown ? 'text' : type}
        label={translate(label)}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        slotProps={{ input: { 'aria-required': true } }}
        aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
        endAdornment={type === 'password' && <RevealButton isShown={isShown} onClick={() => setIsShown((is) => !is)} />}
      />
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
      {hint && (
        <FormHelperText id={hintId} error={false}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
};
