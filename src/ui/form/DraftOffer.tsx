import Stack from '@mui/material/Stack';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { canUse } from '../../contract/access';
import type { CatalogueDataProvider, KeptDraft } from '../../providers/types';
import { partBehind } from '../behind';
import { useDrafts, useServices } from '../services';
import { PHONE } from '../widths';
import type { DraftLinesProps } from './DraftLines';
import { isStoredAlready, wasSaved } from './storedAlready';

const DraftLines = partBehind<DraftLinesProps>(async () => (await import('./DraftLines')).DraftLines);

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
        {offered.length > 0 && (
          <DraftLines shown={shown} folded={folded.length} onTaken={goOn} onDeclined={decline} onOpened={open} />
        )}
      </Stack>
      <Fragment key={round}>{children}</Fragment>
    </>
  );
};
