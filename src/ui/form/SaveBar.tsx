import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { isSecondClick } from '../unlessDouble';
import { WriteProgress } from './WriteProgress';

export type Intent = 'save' | 'publish';

export interface FormButton {
  intent: Intent;
  label: string;
}

/** Ctrl+S or Cmd+S, but not while a dialog is in front of the form, nor in the middle of a word that an input method composes. */
const useSaveKey = (save: () => void) => {
  const onKey = useEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const isBehindDialog = event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]');
    if (!isBehindDialog && !event.repeat && !event.isComposing) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
};

interface SaveBarProps {
  buttons: readonly [FormButton, ...FormButton[]];
  submit: (intent: Intent) => (values: FieldValues) => Promise<void>;
  progress: number | null;
  onCancel: () => void;
  children?: ReactNode;
}

export const SaveBar = ({ buttons, submit, progress, onCancel, children }: SaveBarProps) => {
  const translate = useTranslate();
  const { handleSubmit } = useFormContext();
  const isWriting = progress !== null;
  useSaveKey(() => handleSubmit(submit(buttons[0].intent))());
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        borderEndStartRadius: 'inherit',
        borderEndEndRadius: 'inherit',
      }}
    >
      {buttons.map(({ intent, label }, index) => (
        <Button
          key={intent}
          type={index === 0 ? 'submit' : 'button'}
          variant={index === 0 ? 'contained' : 'outlined'}
          disabled={isWriting}
          onClick={(event) => {
            if (isSecondClick(event)) event.preventDefault();
            else if (index > 0) handleSubmit(submit(intent))(event);
          }}
        >
          {translate(label)}
        </Button>
      ))}
      {isWriting && <WriteProgress progress={progress} onCancel={onCancel} />}
      {children}
    </Stack>
  );
};
