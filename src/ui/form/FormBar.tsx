import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { isChosenFile } from '../inputs/useFilePicker';
import { isSecondClick } from '../secondClick';
import { visuallyHidden } from '../visuallyHidden';
import { BarPlace } from './BarPlace';
import { SaveButton } from './SaveButton';
import { Sending } from './Sending';
import { Unsaved } from './Unsaved';
import { useSaveKey } from './useSaveKey';

export type Intent = 'save' | 'publish';

export interface FormButton {
  intent: Intent;
  label: string;
}

/** What is said of a file on its way: at its start, half of it, and all. */
const stageOf = (progress: number) => {
  if (progress >= 1) return 'catalogue.upload.allSent';
  return progress >= 0.5 ? 'catalogue.upload.halfSent' : 'catalogue.upload.started';
};

interface FormBarProps {
  at: 'page' | 'inline';
  /** The first one is what Enter and Ctrl+S do. */
  buttons: readonly [FormButton, ...FormButton[]];
  /** Before the buttons: the state of what is edited, and what changes it. */
  actions?: ReactNode;
  submit: (intent: Intent) => (values: FieldValues) => Promise<void>;
  /** Of the write that runs, 0 to 1. */
  progress: number | null;
  /** What runs, or ran last, and how many times it went through. */
  last: { intent: Intent; done: number };
  onCancel: () => void;
  /** What is said beside the buttons. */
  children?: ReactNode;
}

/** The buttons of a form, with all that is said of what they do. */
export const FormBar = ({ at, buttons, actions, submit, progress, last, onCancel, children }: FormBarProps) => {
  const translate = useTranslate();
  const { handleSubmit, getValues } = useFormContext();
  const isWriting = progress !== null;
  const bar = useRef<HTMLDivElement>(null);
  const files = isWriting ? Object.values(getValues()).filter(isChosenFile) : [];
  const [first, ...others] = buttons;
  useSaveKey(bar, () => handleSubmit(submit(first.intent))());
  const notes = (
    <>
      {isWriting && <Sending progress={progress} files={files} onCancel={onCancel} />}
      <Box role="status" sx={visuallyHidden}>
        {files.length > 0 && progress !== null && translate(stageOf(progress))}
      </Box>
      {children}
    </>
  );
  return (
    <BarPlace ref={bar} at={at} isAlone={!actions && others.length === 0} hasState={Boolean(actions)} notes={notes}>
      <Unsaved isShort={at === 'page'} />
      {actions}
      {[...others, first].map(({ intent, label }) => (
        <SaveButton
          key={intent}
          label={label}
          type={intent === first.intent ? 'submit' : 'button'}
          variant={intent === first.intent ? 'contained' : 'outlined'}
          isRunning={isWriting && last.intent === intent}
          isHeld={isWriting}
          done={last.intent === intent ? last.done : 0}
          onClick={(event) => {
            if (isSecondClick(event)) event.preventDefault();
            else if (intent !== first.intent) handleSubmit(submit(intent))(event);
          }}
        />
      ))}
    </BarPlace>
  );
};
