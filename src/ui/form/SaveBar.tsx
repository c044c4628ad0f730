import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useSaveKey } from './useSaveKey';
import { WriteProgress } from './WriteProgress';

/** What a button of the form is for: 'publish' creates the record published. */
export type Intent = 'save' | 'publish';

export interface FormButton {
  intent: Intent;
  /** Key of its text. */
  label: string;
}

interface SaveBarProps {
  buttons: readonly [FormButton, ...FormButton[]];
  submit: (intent: Intent) => (values: FieldValues) => Promise<void>;
  /** 0 to 1 while a write runs, else null. */
  progress: number | null;
  onCancel: () => void;
  /** What is said beside the buttons. */
  children?: ReactNode;
}

/** The buttons of a form, at its foot and in reach while it scrolls. The first one submits, the others send with their own intent. */
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
          onClick={index === 0 ? undefined : handleSubmit(submit(intent))}
        >
          {translate(label)}
        </Button>
      ))}
      {isWriting && <WriteProgress progress={progress} onCancel={onCancel} />}
      {children}
    </Stack>
  );
};
