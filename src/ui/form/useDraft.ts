import { useEffect, useRef, useState } from 'react';
import { useEvent, useFormIsDirty } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { Draft } from '../../providers/types';
import { isChosenFile } from '../inputs/useFilePicker';
import { useServices } from '../services';

/** What a draft is told by: its page, and the record that is edited there. */
export type DraftOf = Pick<Draft, 'page' | 'held'>;

/** A chosen file does not outlive the page. */
const lastingValues = (values: FieldValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isChosenFile(value)));

/**
 * Keeps what was typed when the session ends in the middle of a form, and puts it back when the same person asks (DraftOffer).
 * @param draft none: nothing of the form is ever kept, as of passwords
 * @returns what to call once the form is saved, and when a save of it failed after the session
 */
export const useDraft = (draft: DraftOf | undefined, isWriting: boolean) => {
  const { session, drafts } = useServices();
  const { pathname, state } = useLocation();
  const { getValues, reset } = useFormContext();
  const isDirty = useFormIsDirty();
  const [person] = useState(() => session.user()?._id);
  const id = useRef<string>(undefined);
  const [isMounted, setIsMounted] = useState(false);

  const drop = useEvent(() => {
    if (id.current) drafts.drop(id.current);
    id.current = undefined;
  });
  const tell = useEvent((wasDone: boolean | undefined) => {
    if (id.current && wasDone !== undefined) drafts.tell(id.current, wasDone ? 'saved' : undefined);
  });
  const leave = useEvent(() => {
    if (session.user()?._id === person) return drop();
    if (!isDirty || !person || !draft) return;
    const sent = isWriting ? 'unknown' : undefined;
    id.current = drafts.keep(person, { ...draft, path: pathname, values: lastingValues(getValues()), sent }, id.current);
  });
  const restore = useEvent(() => {
    if (!draft || !person || !state?.restoreDraft) return;
    const kept = drafts.of(person).find((each) => each.id === state.restoreDraft);
    if (kept?.path !== pathname) return;
    id.current = kept.id;
    reset({ ...getValues(), ...kept.values }, { keepDefaultValues: true });
  });

  useEffect(() => {
    setIsMounted(true);
    return leave;
  }, [leave]);
  // After the mount, in which react-admin's form fills itself from the record.
  useEffect(() => {
    if (isMounted) restore();
  }, [isMounted, restore]);

  return { drop, tell };
};
