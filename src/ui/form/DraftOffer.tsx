import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useDataProvider, useEvent, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { canUse } from '../../contract/access';
import { kindOf, recordName } from '../../contract/kinds';
import type { CatalogueDataProvider, KeptDraft } from '../../providers/types';
import { useDrafts, useServices } from '../services';
import { isStoredAlready } from './storedAlready';

/** Lines that can be read at every width: the buttons go under them where there is no room beside. */
const offerStyle = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .MuiAlert-action': { flexWrap: 'wrap', mr: 0, pl: { xs: 0, sm: 2 } },
};

interface OfferProps {
  draft: KeptDraft;
  onTaken: () => void;
  onDeclined: () => void;
}

/** The page by its title, and by the name of what is edited or was typed there. */
const usePageName = ({ page, resource, held, values }: KeptDraft) => {
  const translate = useTranslate();
  const name = resource ? recordName(kindOf(resource), held?.record ?? values) : '';
  return name === '' ? translate(page) : `${translate(page)} (${name})`;
};

/** The words alone are told as an alert, and describe each button. */
const Offer = ({ draft, onTaken, onDeclined }: OfferProps) => {
  const translate = useTranslate();
  const id = useId();
  const page = usePageName(draft);
  const { sent } = draft;
  const button = (label: string, press: () => void) => (
    <Button color="inherit" aria-describedby={id} onClick={press}>
      {translate(`catalogue.draft.${label}`)}
    </Button>
  );
  const isSaved = sent === 'saved';
  return (
    <Alert
      role="group"
      aria-labelledby={id}
      severity={isSaved ? 'success' : 'info'}
      sx={offerStyle}
      action={
        <>
          {!isSaved && button('goOn', onTaken)}
          {button(isSaved ? 'seen' : 'decline', onDeclined)}
        </>
      }
    >
      <Box id={id} role="alert">
        {translate(`catalogue.draft.${sent ?? 'offer'}`, { page })}
      </Box>
    </Alert>
  );
};

/** So many drafts of other pages are offered one by one; more stand behind one line, or they would push the page out of sight. */
const MOST_LINES = 2;

/** Says of how many other pages there are drafts, and shows them when asked to. */
const FoldedOffers = ({ count, onOpen }: { count: number; onOpen: () => void }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Alert
      role="group"
      aria-labelledby={id}
      severity="info"
      sx={offerStyle}
      action={
        <Button color="inherit" aria-describedby={id} onClick={onOpen}>
          {translate('catalogue.draft.show')}
        </Button>
      }
    >
      <Box id={id} role="alert">
        {translate('catalogue.draft.others', { smart_count: count })}
      </Box>
    </Alert>
  );
};

/** The drafts for the page that is shown: not of its own path when another record is edited there. */
const useOffered = () => {
  const { session, held } = useServices();
  const drafts = useDrafts();
  const { pathname, state } = useLocation();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  const [offered, setOffered] = useState<readonly KeptDraft[]>([]);
  /** Looked up once each: what the API has of them. */
  const looked = useRef(new Map<string, Promise<boolean>>());
  const latest = useRef(0);

  const isNews = async (draft: KeptDraft) => {
    const name = `${draft.id} ${draft.at}`;
    const looking = looked.current.get(name) ?? isStoredAlready(dataProvider, session.user()?.role, draft);
    looked.current.set(name, looking);
    if (!(await looking)) return true;
    drafts.drop(draft.id);
    return false;
  };
  /** Not what the form of this page is about to take, nor what the person may not use any more. */
  const isForHere = ({ id, path, resource, held: edited }: KeptDraft) =>
    id !== state?.restoreDraft &&
    (!resource || canUse(session.user()?.role, resource)) &&
    (path.toLowerCase() !== pathname.toLowerCase() || !edited || held.get(edited.resource)?._id === edited.record._id);
  const load = useEvent(async () => {
    latest.current += 1;
    const turn = latest.current;
    const person = session.user()?._id;
    const here = isForHere;
    const found = person ? (await drafts.offered(person)).filter(here) : [];
    const news = await Promise.all(found.map(isNews));
    if (turn !== latest.current || person !== session.user()?._id) return;
    const next = found.filter((_, index) => news[index]);
    if (next.length + offered.length > 0) setOffered(next);
  });

  // At every move: a form that was left may have used its draft up.
  useEffect(() => {
    if (pathname) load();
  }, [load, pathname]);
  useEffect(() => drafts.onChange(load), [drafts, load]);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  return { offered, setOffered };
};

/** Above the page: offers what was typed and left unfinished, each for its form, and tells what became of saves. */
export const DraftOffer = ({ children }: { children: ReactNode }) => {
  const { held } = useServices();
  const drafts = useDrafts();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { offered, setOffered } = useOffered();
  /** The page is built anew for a draft of its own: it begins with the record as that draft had it, and what was typed since is offered. */
  const [round, setRound] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  const isOfHere = ({ path }: KeptDraft) => path.toLowerCase() === pathname.toLowerCase();
  /** The button that was pressed goes, and the focus stays in the page. */
  const take = ({ id }: KeptDraft) => {
    place.current?.closest<HTMLElement>('main')?.focus({ preventScroll: true });
    setOffered((all) => all.filter((draft) => draft.id !== id));
  };
  const goOn = (draft: KeptDraft) => {
    const { id, path, held: edited } = draft;
    const isHere = isOfHere(draft);
    if (edited) held.hold(edited.resource, edited.record);
    navigate(path, { replace: isHere, state: { restoreDraft: id } });
    if (!isHere) return;
    take(draft);
    setRound((last) => last + 1);
  };
  const decline = (draft: KeptDraft) => {
    take(draft);
    drafts.drop(draft.id);
  };
  const ofHere = offered.filter(isOfHere);
  const folded = isOpen || offered.length - ofHere.length <= MOST_LINES ? 0 : offered.length - ofHere.length;
  const open = () => {
    setIsOpen(true);
    place.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Stack ref={place} tabIndex={-1} spacing={1.5} sx={{ mb: offered.length > 0 ? 3 : 0, outline: 'none' }}>
        {(folded > 0 ? ofHere : offered).map((draft) => (
          <Offer key={draft.id} draft={draft} onTaken={() => goOn(draft)} onDeclined={() => decline(draft)} />
        ))}
        {folded > 0 && <FoldedOffers count={folded} onOpen={open} />}
      </Stack>
      <Fragment key={round}>{children}</Fragment>
    </>
  );
};
