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
import { useMeant } from '../useMeant';
import { PHONE } from '../widths';
import { isStoredAlready } from './storedAlready';

/** Lines that can be read at every width: the buttons go under them where there is no room beside. */
const offerStyle = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .MuiAlert-action': { flexWrap: 'wrap', mr: 0, pl: { xs: 0, sm: 2 } },
};

interface OfferButtonProps {
  label: string;
  /** Id of the words that it is about. */
  about: string;
  /** All that is offered: once that changes, other words may have come under the pointer. */
  among: string;
  onPress: () => void;
}

const OfferButton = ({ label, about, among, onPress }: OfferButtonProps) => {
  const translate = useTranslate();
  return (
    <Button color="inherit" aria-describedby={about} {...useMeant(among, onPress)}>
      {translate(`catalogue.draft.${label}`)}
    </Button>
  );
};

interface OfferLineProps {
  words: string;
  severity: 'info' | 'success';
  actions: (about: string) => ReactNode;
}

/** The words alone are told as an alert, and describe each button. */
const OfferLine = ({ words, severity, actions }: OfferLineProps) => {
  const id = useId();
  return (
    <Alert role="group" aria-labelledby={id} severity={severity} sx={offerStyle} action={actions(id)}>
      <Box id={id} role="alert">
        {words}
      </Box>
    </Alert>
  );
};

/** The page by its title, and by the name of what is edited or was typed there. */
const usePageName = ({ page, resource, held, values }: KeptDraft) => {
  const translate = useTranslate();
  const name = resource ? recordName(kindOf(resource), held?.record ?? values) : '';
  return name === '' ? translate(page) : `${translate(page)} (${name})`;
};

const wasSaved = ({ sent }: KeptDraft) => sent === 'saved';

interface OfferProps {
  draft: KeptDraft;
  among: string;
  onTaken: () => void;
  onDeclined: () => void;
}

const Offer = ({ draft, among, onTaken, onDeclined }: OfferProps) => {
  const translate = useTranslate();
  const page = usePageName(draft);
  const saved = wasSaved(draft);
  return (
    <OfferLine
      words={translate(`catalogue.draft.${draft.sent ?? 'offer'}`, { page })}
      severity={saved ? 'success' : 'info'}
      actions={(about) => (
        <>
          {!saved && <OfferButton label="goOn" about={about} among={among} onPress={onTaken} />}
          <OfferButton label={saved ? 'seen' : 'decline'} about={about} among={among} onPress={onDeclined} />
        </>
      )}
    />
  );
};

/** So many unfinished drafts of other pages are offered one by one; more stand behind one line, or they would push the page out of sight. */
const MOST_LINES = 2;

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
  // As when the tab that was in front of this one was closed.
  useEffect(() => {
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, [load]);
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
  const translate = useTranslate();
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
  const elsewhere = offered.filter((draft) => !isOfHere(draft) && !wasSaved(draft));
  const folded = isOpen || elsewhere.length <= MOST_LINES ? [] : elsewhere;
  const shown = offered
    .filter((draft) => !folded.includes(draft))
    .sort((one, other) => Number(isOfHere(other)) - Number(isOfHere(one)));
  const among = [...shown.map(({ id }) => id), folded.length].join();
  const open = () => {
    setIsOpen(true);
    place.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Stack
        ref={place}
        tabIndex={-1}
        spacing={1.5}
        sx={{ px: 3, py: offered.length > 0 ? 2 : 0, outline: 'none', [PHONE]: { px: 2 } }}
      >
        {shown.map((draft) => (
          <Offer key={draft.id} draft={draft} among={among} onTaken={() => goOn(draft)} onDeclined={() => decline(draft)} />
        ))}
        {folded.length > 0 && (
          <OfferLine
            words={translate('catalogue.draft.others', { smart_count: folded.length })}
            severity="info"
            actions={(about) => <OfferButton label="show" about={about} among={among} onPress={open} />}
          />
        )}
      </Stack>
      <Fragment key={round}>{children}</Fragment>
    </>
  );
};
