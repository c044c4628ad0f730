import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { useEvent, useFormIsDirty, useTranslate } from 'react-admin';
import { noteStyle } from './noteStyle';
import { useReportForm } from './UnsavedChanges';
import { type DraftKey, type DraftOf, useDraft } from './useDraft';

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
  draftKey?: DraftKey;
  isWriting: boolean;
  /** Counts what buttons beside the form did, which left alone what is typed in it. */
  acted: number;
}

/** Something was done beside the form while it was changed, and it still is. */
const useLeftAlone = (acted: number, isDirty: boolean, isWriting: boolean) => {
  const [isLeft, setIsLeft] = useState(false);
  const leave = useEvent(() => setIsLeft(isDirty));
  useEffect(() => {
    if (acted > 0) leave();
  }, [acted, leave]);
  if (isLeft && (!isDirty || isWriting)) setIsLeft(false);
  return isLeft;
};

/** Shows in words what of the form can't be kept, or did not come back. */
export const FormDuties = ({ ref, draft, draftKey, isWriting, acted }: FormDutiesProps) => {
  const translate = useTranslate();
  const isDirty = useFormIsDirty();
  const { saved, failed, notKept, missing } = useDraft(draft, isWriting, draftKey);
  const isLeftAlone = useLeftAlone(acted, isDirty, isWriting);
  const reportSaved = useReportForm({ isDirty, isWriting });
  useImperativeHandle(
    ref,
    () => ({
      saved: () => {
        saved();
        reportSaved();
      },
      failed,
    }),
    [saved, failed, reportSaved],
  );
  const lost = isDirty && missing.length > 0 ? [translate('catalogue.draft.missing', { names: missing.join(', ') })] : [];
  const alone = isLeftAlone ? [translate('catalogue.leftAlone')] : [];
  const said = [...alone, ...lost, ...notKept.map(({ reason, ...what }) => translate(`catalogue.draft.notKept.${reason}`, what))];
  return (
    <Typography role="status" variant="body2" sx={[noteStyle, { color: 'warm.ink', bgcolor: 'warm.tint' }]}>
      {said.join(' ')}
    </Typography>
  );
};
