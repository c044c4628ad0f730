import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useEvent, useFormIsDirty } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useCatalogueResource } from '../CatalogueResource';
import { isChosenFile } from '../inputs/chosenFile';
import { useServices } from '../services';

/** A chosen file does not outlive the page. */
const lastingValues = (values: FieldValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isChosenFile(value)));

/**
 * Keeps what was typed when the session ends in the middle of a form, and puts it back when the same person asks for it (DraftOffer).
 * @param record what is being edited; none on an add page
 */
export const useDraft = (record?: RaRecord) => {
  const { session, drafts } = useServices();
  const { name } = useCatalogueResource();
  const { pathname, state } = useLocation();
  const { getValues, reset } = useFormContext();
  const isDirty = useFormIsDirty();
  const [person] = useState(() => session.user()?._id);
  const isRestored = useRef(false);
  const [isMounted, setIsMounted] = useState(false);

  const leave = useEvent(() => {
    const isSamePerson = session.user()?._id === person;
    if (isSamePerson && isRestored.current) drafts.clear();
    if (isSamePerson || !isDirty || !person) return;
    const values = lastingValues(getValues());
    drafts.keep(person, {
      path: pathname,
      resource: name,
      record: record && { ...record, _id: String(record.id) },
      values,
    });
  });
  const restore = useEvent(() => {
    const draft = state?.restoreDraft && person ? drafts.get(person) : undefined;
    if (draft?.path !== pathname) return;
    isRestored.current = true;
    reset({ ...getValues(), ...draft.values }, { keepDefaultValues: true });
  });

  useEffect(() => {
    setIsMounted(true);
    return leave;
  }, [leave]);
  // In a later turn than the mount: react-admin's form fills itself from the record then.
  useEffect(() => {
    if (isMounted) restore();
  }, [isMounted, restore]);
};
