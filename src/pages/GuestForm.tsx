import Stack from '@mui/material/Stack';
import { createContext, type FormEvent, type ReactNode, useContext, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isBlank } from '../contract/text';
import { failedField } from '../ui/form/failure';
import { useOneAtATime } from '../ui/form/useOneAtATime';

/** What was put in, by name of the field. */
export type GuestValues = Readonly<Record<string, string>>;

interface GuestFormState {
  /** What is wrong with a field, by its name. */
  errors: GuestValues;
  isSending: boolean;
}

const GuestFormContext = createContext<GuestFormState>({ errors: {}, isSending: false });

/** Of the form around: for its fields and its button. */
export const useGuestForm = () => useContext(GuestFormContext);

const inputsOf = (form: HTMLFormElement) => [...form.elements].filter((element) => element instanceof HTMLInputElement);

interface GuestFormProps {
  missing: string;
  /** Told of each try, before anything is looked at: what was said of the last one does not count any more. */
  onTry?: () => void;
  send: (values: GuestValues) => Promise<void>;
  onFailure: (error: unknown) => void;
  onInput?: () => void;
  children: ReactNode;
}

/** One rhythm, and room for fingers at every width. */
const formStyle = {
  gap: 2.5,
  alignItems: 'stretch',
  '& .MuiOutlinedInput-root, & .MuiButton-root': { minHeight: 44 },
  '& > a': { mt: -1.5, fontWeight: 560 },
};

/** The browser keeps what is typed: with react-admin's form, or the library below it, the login page would be 13 kB heavier and more. */
export const GuestForm = ({ missing, onTry, send, onFailure, onInput, children }: GuestFormProps) => {
  const notify = useNotify();
  const translate = useTranslate();
  const [wasTried, setWasTried] = useState(false);
  const [errors, setErrors] = useState<GuestValues>({});
  const [isSending, setIsSending] = useState(false);
  const errorsOf = (values: GuestValues): GuestValues =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => isBlank(value))
        .map(([field]) => [field, translate('ra.validation.required')]),
    );

  const trySend = useOneAtATime(async (values: GuestValues) => {
    setIsSending(true);
    try {
      await send(values);
    } catch (error) {
      onFailure(error);
      const failed = failedField(error);
      if (failed && Object.hasOwn(values, failed.field)) setErrors({ [failed.field]: failed.text });
    } finally {
      setIsSending(false);
    }
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onTry?.();
    const inputs = inputsOf(event.currentTarget);
    const values = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
    const found = errorsOf(values);
    const first = inputs.find(({ name }) => Object.hasOwn(found, name));
    setWasTried(true);
    setErrors(found);
    if (!first) return trySend(values);
    notify(missing, { type: 'error' });
    first.focus();
  };
  const onTyped = (event: FormEvent<HTMLFormElement>) => {
    onInput?.();
    const { target } = event;
    if (!wasTried || !(target instanceof HTMLInputElement)) return;
    const found = errorsOf({ [target.name]: target.value });
    setErrors(({ [target.name]: _before, ...others }) => ({ ...others, ...found }));
  };

  return (
    <GuestFormContext value={{ errors, isSending }}>
      <form noValidate onSubmit={onSubmit} onInput={onTyped}>
        <Stack sx={formStyle}>{children}</Stack>
      </form>
    </GuestFormContext>
  );
};
