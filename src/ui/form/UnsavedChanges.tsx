import { useEffect } from 'react';
import { type RaRecord, useFormIsDirty, useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';
import { Question } from '../Question';
import { useServices } from '../services';
import { useDraft } from './useDraft';

interface UnsavedChangesProps {
  record?: RaRecord;
  isWriting: boolean;
  /** Asked at the moment of leaving: whether all is saved. */
  isLeaving: () => boolean;
}

/** Asks before a changed form, or one that is being sent, is left. A forced logout does not ask: useDraft keeps what was typed. */
export const UnsavedChanges = ({ record, isWriting, isLeaving }: UnsavedChangesProps) => {
  useDraft(record);
  const translate = useTranslate();
  const { session } = useServices();
  const isDirty = useFormIsDirty();
  const isAtRisk = isDirty || isWriting;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAtRisk && !isLeaving() && session.token() !== null && currentLocation.pathname !== nextLocation.pathname,
  );

  // A blocked move goes through by itself once the save came through.
  const isStale = blocker.state === 'blocked' && !isAtRisk;
  useEffect(() => {
    if (isStale) blocker.proceed?.();
  }, [isStale, blocker]);

  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (session.token() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk, session]);

  return (
    <Question
      isOpen={blocker.state === 'blocked' && !isStale}
      title={translate(isWriting ? 'catalogue.leave.writingTitle' : 'catalogue.leave.title')}
      text={translate(isWriting ? 'catalogue.leave.writingText' : 'catalogue.leave.text')}
      no="catalogue.leave.stay"
      yes="catalogue.leave.leave"
      act={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
};
