import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Draft } from '../../providers/types';
import { useServices } from '../services';

/** On a narrow page the words have their lines for themselves, and the answers one of their own. */
const alertStyle = {
  mb: 3,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 0', sm: 'initial' }, minWidth: 0 },
  '& .MuiAlert-action': { width: { xs: '100%', sm: 'auto' }, justifyContent: 'flex-end', pt: { xs: 0, sm: 0.5 } },
};

/** Offers what was typed to a person who was signed out in the middle of a form. */
export const DraftOffer = () => {
  const { session, held, drafts } = useServices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const translate = useTranslate();
  const [draft, setDraft] = useState<Draft>();
  // At every move: a form that was left may have used its draft up.
  useEffect(() => {
    const person = session.user()?._id;
    const kept = person ? drafts.get(person) : undefined;
    setDraft(kept?.path === pathname ? undefined : kept);
  }, [session, drafts, pathname]);
  if (!draft) return null;

  const goOn = () => {
    if (draft.record) held.hold(draft.resource, draft.record);
    navigate(draft.path, { state: { restoreDraft: true } });
  };
  const decline = () => {
    drafts.clear();
    setDraft(undefined);
  };
  const page = translate(`resources.${draft.resource}.${draft.record ? 'edit' : 'add'}`);
  return (
    <Alert
      severity="info"
      sx={alertStyle}
      action={
        <>
          <Button color="inherit" onClick={goOn}>
            {translate('catalogue.draft.goOn')}
          </Button>
          <Button color="inherit" onClick={decline}>
            {translate('catalogue.draft.decline')}
          </Button>
        </>
      }
    >
      {translate('catalogue.draft.offer', { page })}
    </Alert>
  );
};
