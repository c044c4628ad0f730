import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from '../services';
import { RESTORE } from './restoreDraft';

/** Offers a person who was signed out in the middle of a form what they had typed there. */
export const DraftOffer = () => {
  const { session, held, drafts } = useServices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const translate = useTranslate();
  const [isAnswered, setIsAnswered] = useState(false);
  const person = session.user()?._id;
  const draft = person ? drafts.get(person) : undefined;
  if (isAnswered || !draft || draft.path === pathname) return null;

  const goOn = () => {
    if (draft.record) held.hold(draft.resource, draft.record);
    setIsAnswered(true);
    navigate(draft.path, { state: RESTORE });
  };
  const decline = () => {
    drafts.clear();
    setIsAnswered(true);
  };
  const page = translate(`resources.${draft.resource}.${draft.record ? 'edit' : 'add'}`);
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
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
