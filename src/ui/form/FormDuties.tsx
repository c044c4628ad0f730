import Typography from '@mui/material/Typography';
import { type Ref, useImperativeHandle } from 'react';
import { useFormIsDirty, useTranslate } from 'react-admin';
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
}

/** Shows in words what of the form can't be kept, or did not come back. */
export const FormDuties = ({ ref, draft, draftKey, isWriting }: FormDutiesProps) => {
  const translate = useTranslate();
  const isDirty = useFormIsDirty();
  const { saved, failed, notKept, missing } = useDraft(draft, isWriting, draftKey);
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
  const said = [...lost, ...notKept.map(({ reason, ...what }) => translate(`catalogue.draft.notKept.${reason}`, what))];
  return (
    <Typography
      role="status"
      variant="body2"
      color="warning.main"
      sx={{ flexBasis: '100%', '&:empty': { position: 'absolute' } }}
    >
      {said.join(' ')}
    </Typography>
  );
};
