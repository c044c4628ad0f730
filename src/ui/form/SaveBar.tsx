import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { isChosenFile } from '../inputs/useFilePicker';
import { isSecondClick } from '../secondClick';
import { visuallyHidden } from '../visuallyHidden';
import { WriteProgress } from './WriteProgress';

export type Intent = 'save' | 'publish';

export interface FormButton {
  intent: Intent;
  label: string;
}

/** Of several forms the one that is worked in is saved; from elsewhere on the page, the first. */
const isMeant = (bar: Element | null, target: EventTarget | null) => {
  const form = bar?.closest('form');
  const around = target instanceof Element ? target.closest('form') : null;
  return form === (around ?? document.querySelector('main form'));
};

/** Ctrl+S or Cmd+S, but not while a dialog is in front of the form, nor in the middle of a word that an input method composes. */
const useSaveKey = (bar: RefObject<Element | null>, save: () => void) => {
  const onKey = useEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const isBehindDialog = event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]');
    if (!isBehindDialog && !event.repeat && !event.isComposing && isMeant(bar.current, event.target)) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
};

/** What is said of a file on its way: at its start, half of it, and all. */
const stageOf = (progress: number) => {
  if (progress >= 1) return 'catalogue.upload.allSent';
  return progress >= 0.5 ? 'catalogue.upload.halfSent' : 'catalogue.upload.started';
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
  const { handleSubmit, getValues } = useFormContext();
  const isWriting = progress !== null;
  const bar = useRef<HTMLDivElement>(null);
  const sendsFile = isWriting && Object.values(getValues()).some(isChosenFile);
  useSaveKey(bar, () => handleSubmit(submit(buttons[0].intent))());
  return (
    <Stack
      ref={bar}
      direction="row"
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, md: 3 },
        py: 2,
        position: 'sticky',
        // Else there would be no room between header and bar.
        '@media (max-height: 519px)': { position: 'static' },
        bottom: 'var(--deck, 0px)',
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
      {isWriting && <WriteProgress progress={progress} takesFocus={sendsFile} onCancel={onCancel} />}
      <Box role="status" sx={visuallyHidden}>
        {sendsFile && translate(stageOf(progress))}
      </Box>
      {children}
    </Stack>
  );
};
