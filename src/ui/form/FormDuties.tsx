import { type Ref, useImperativeHandle } from 'react';
import { useFormIsDirty } from 'react-admin';
import { wasDone } from './failure';
import { useReportForm } from './UnsavedChanges';
import { type DraftOf, useDraft } from './useDraft';

/** What a form owes to what was typed in it, told by the form around. */
export interface Duties {
  /** All of it is saved: nothing is asked or kept any more. */
  saved: () => void;
  /** A save failed; the session may have ended under it. */
  failed: (failure: unknown) => void;
}

interface FormDutiesProps {
  ref: Ref<Duties>;
  draft: DraftOf | undefined;
  isWriting: boolean;
}

export const FormDuties = ({ ref, draft, isWriting }: FormDutiesProps) => {
  const isDirty = useFormIsDirty();
  const { drop, tell } = useDraft(draft, isWriting);
  const reportSaved = useReportForm({ isDirty, isWriting });
  useImperativeHandle(
    ref,
    () => ({
      saved: () => {
        drop();
        reportSaved();
      },
      failed: (failure) => tell(wasDone(failure)),
    }),
    [drop, tell, reportSaved],
  );
  return null;
};
