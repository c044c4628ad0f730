import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { kindOf, recordName } from '../../contract/kinds';
import type { KeptDraft } from '../../providers/types';
import { useServices } from '../services';

/** Lines that can be read at every width: the buttons go under them where there is no room beside. */
const offerStyle = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 260px' },
  '& .MuiAlert-action': { flexWrap: 'wrap', mr: 0, pl: { xs: 0, sm: 2 } },
};

interface OfferProps {
  draft: KeptDraft;
  onTaken: () => void;
  onDeclined: () => void;
}

const Offer = ({ draft: { page: key, held, sent }, onTaken, onDeclined }: OfferProps) => {
  const translate = useTranslate();
  const name = held ? recordName(kindOf(held.resource), held.record) : '';
  const page = name === '' ? translate(key) : `${translate(key)} (${name})`;
  return (
    <Alert
      severity={sent === 'saved' ? 'success' : 'info'}
      sx={offerStyle}
      action={
        sent === 'saved' ? (
          <Button color="inherit" onClick={onDeclined}>
            {translate('catalogue.draft.seen')}
          </Button>
        ) : (
          <>
            <Button color="inherit" onClick={onTaken}>
              {translate('catalogue.draft.goOn')}
            </Button>
            <Button color="inherit" onClick={onDeclined}>
              {translate('catalogue.draft.decline')}
            </Button>
          </>
        )
      }
    >
      {translate(`catalogue.draft.${sent ?? 'offer'}`, { page })}
    </Alert>
  );
};

/** Offers what was typed to a person who was signed out in the middle of forms, each for its page, and tells what became of saves. */
export const DraftOffer = () => {
  const { session, held, drafts } = useServices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [offered, setOffered] = useState<readonly KeptDraft[]>([]);
  // At every move: a form that was left may have used its draft up.
  useEffect(() => {
    const person = session.user()?._id;
    setOffered(person ? drafts.of(person).filter(({ path }) => path !== pathname) : []);
  }, [session, drafts, pathname]);
  if (offered.length === 0) return null;

  const goOn = ({ id, path, held: edited }: KeptDraft) => {
    if (edited) held.hold(edited.resource, edited.record);
    navigate(path, { state: { restoreDraft: id } });
  };
  const decline = ({ id }: KeptDraft) => {
    drafts.drop(id);
    setOffered((all) => all.filter((draft) => draft.id !== id));
  };
  return (
    <Stack spacing={1.5} sx={{ mb: 3 }}>
      {offered.map((draft) => (
        <Offer key={draft.id} draft={draft} onTaken={() => goOn(draft)} onDeclined={() => decline(draft)} />
      ))}
    </Stack>
  );
};
