import { useEffect, useRef, useState } from 'react';
import { useEvent, useFormIsDirty, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { Draft, NotKept } from '../../providers/types';
import { currentPath } from '../../routes';
import { isChosenFile } from '../inputs/useFilePicker';
import { useDrafts, useServices } from '../services';
import { isAnswered, wasDone } from './failure';

/** What a draft is told by: its page, and the record that is edited there. */
export type DraftOf = Pick<Draft, 'page' | 'resource' | 'held'>;

/** The name of a filled form by which its create is told, kept with the draft and put back with it. */
export interface DraftKey {
  get: () => string | undefined;
  set: (key: string | undefined) => void;
}

/** Milliseconds between a key and the draft that has it. A hand that types without a rest is not waited for. */
const WRITTEN_AFTER = 300;
const NOTHING: readonly NotKept[] = [];

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Calls back when the page is hidden or about to go, with whether it goes; a page may come back from the browser's cache. */
const useGoing = (onGoing: (isOver: boolean) => void) => {
  useEffect(() => {
    let isOver = false;
    const hide = () => {
      isOver = true;
      onGoing(true);
    };
    const show = () => {
      isOver = false;
      onGoing(false);
    };
    const mayGo = () => isOver || onGoing(false);
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    window.addEventListener('beforeunload', mayGo);
    document.addEventListener('visibilitychange', mayGo);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      window.removeEventListener('beforeunload', mayGo);
      document.removeEventListener('visibilitychange', mayGo);
    };
  }, [onGoing]);
};

/**
 * Keeps what is typed and chosen while it is typed, and puts it back when the same person asks (DraftOffer). It is gone once it is saved,
 * and once the person leaves the page; not when the session, the tab or the browser ends.
 * @param draft none: nothing of the form is ever kept, as of passwords
 * @returns what to call once the form is saved and when a save failed; what could not be kept; files that did not come back
 */
export const useDraft = (draft: DraftOf | undefined, isWriting: boolean, draftKey?: DraftKey) => {
  const { session } = useServices();
  const drafts = useDrafts();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { getValues, reset, subscribe } = useFormContext();
  const isDirty = useFormIsDirty();
  const [person] = useState(() => session.user()?._id);
  const id = useRef<string>(undefined);
  const sent = useRef<Draft['sent']>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** All of it is saved, and nothing was typed since. */
  const isSaved = useRef(false);
  const isThere = useRef(false);
  const [isMounted, setIsMounted] = useState(false);
  const [notKept, setNotKept] = useState(NOTHING);
  const [missing, setMissing] = useState<readonly string[]>([]);

  const drop = useEvent(() => {
    if (id.current) drafts.drop(id.current);
    id.current = undefined;
    sent.current = undefined;
  });
  const keep = useEvent((isOpen: boolean) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!draft || !person || isSaved.current) return;
    if (!isDirty) return drop();
    const form = {
      resource: draft.held?.resource,
      ...draft,
      path: pathname,
      values: getValues(),
      sent: sent.current,
      key: draftKey?.get(),
    };
    const kept = drafts.keep(person, form, { id: id.current, isOpen });
    id.current = kept?.id;
    kept?.notKept.then((now) => {
      // The same again is no news.
      if (isThere.current) setNotKept((last) => (JSON.stringify(last) === JSON.stringify(now) ? last : now));
    });
  });
  const leave = useEvent(() => {
    const isStill = session.user()?._id === person;
    const isLeft = isStill && !isSame(currentPath(), pathname);
    if (isLeft) drop();
    else keep(false);
    clearTimeout(timer.current);
  });
  const restore = useEvent(async () => {
    const asked: unknown = state?.restoreDraft;
    if (!draft || !person || typeof asked !== 'string') return;
    // Asked for once: when the page is loaded anew it is offered again.
    navigate(pathname, { replace: true, state: null });
    const kept = await drafts.take(person, asked);
    if (!isThere.current) return;
    if (!kept) return notify('catalogue.draft.gone', { type: 'warning' });
    id.current = kept.id;
    sent.current = kept.sent;
    draftKey?.set(kept.key);
    reset({ ...getValues(), ...kept.values }, { keepDefaultValues: true });
    setMissing(kept.missing);
  });

  useEffect(() => {
    isThere.current = true;
    setIsMounted(true);
    return () => {
      isThere.current = false;
      leave();
    };
  }, [leave]);
  // After the mount, in which react-admin's form fills itself from the record.
  useEffect(() => {
    if (isMounted) restore();
  }, [isMounted, restore]);
  const keepSoon = useEvent(() => {
    timer.current ??= setTimeout(() => keep(true), WRITTEN_AFTER);
  });
  // Also of a form that was filled with what was typed elsewhere.
  useEffect(() => {
    if (isDirty) keepSoon();
  }, [isDirty, keepSoon]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // Without a name the form was filled, and nothing was typed.
          if (!name) return;
          isSaved.current = false;
          // A file takes a while to be written: nothing is gained by waiting for more of them.
          if (isChosenFile(getValues(name))) keep(true);
          else keepSoon();
        },
      }),
    [subscribe, keepSoon, keep, getValues],
  );
  useEffect(() => {
    if (!isWriting) return;
    sent.current = 'unknown';
    keep(true);
  }, [isWriting, keep]);
  useGoing(useEvent((isOver: boolean) => keep(!isOver)));

  const saved = useEvent(() => {
    isSaved.current = true;
    drop();
  });
  const failed = useEvent((failure: unknown) => {
    const isDone = wasDone(failure);
    if (isThere.current) {
      sent.current = isAnswered(failure) ? undefined : 'unknown';
      keep(true);
    } else if (id.current && isDone !== undefined) drafts.tell(id.current, isDone ? 'saved' : undefined);
  });
  return { saved, failed, notKept: isDirty ? notKept : NOTHING, missing };
};
