import { useEffect, useState } from 'react';
import { RecordContextProvider, useNotify, useTranslate, useUpdate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Navigate } from 'react-router';
import type { CatalogueRecord } from '../../providers/types';
import { ROUTES } from '../../routes';
import { useCatalogueResource } from '../CatalogueResource';
import { CopyId } from '../CopyId';
import { PageHeader } from '../PageHeader';
import { useServices } from '../services';
import { PublicationToggle } from './PublicationToggle';
import { RecordForm } from './RecordForm';
import type { FormButton, Intent } from './SaveBar';
import { useFailureAlert } from './useFailureAlert';
import type { WriteMeta } from './useWrite';

const SAVE: readonly [FormButton] = [{ intent: 'save', label: 'catalogue.action.save' }];

const EditScreen = ({ held }: { held: CatalogueRecord }) => {
  const { name, required, recordRepresentation, Inputs, HeaderActions = PublicationToggle, AfterForm } = useCatalogueResource();
  const translate = useTranslate();
  const notify = useNotify();
  const alertFailure = useFailureAlert();
  const [update] = useUpdate<CatalogueRecord>(name, undefined, { mutationMode: 'pessimistic', returnPromise: true });
  /** The record as the server last gave it. */
  const [record, setRecord] = useState(held);
  /** What the form was filled from: it changes with a save alone, so that an action in the header leaves unsaved text alone. */
  const [saved, setSaved] = useState(held);

  const write = async (values: FieldValues, _intent: Intent, meta: WriteMeta) => {
    try {
      // The form was filled before the header's button was pressed: of the state it knows less than the record.
      const data = { ...values, isPublished: record.isPublished, isActive: record.isActive };
      const updated = await update(name, { id: record.id, data, previousData: record, meta });
      if (updated) {
        setRecord(updated);
        setSaved(updated);
      }
    } catch (failure) {
      alertFailure(failure, meta.signal);
      throw failure;
    }
    notify(`resources.${name}.updated`, { type: 'success' });
  };

  return (
    <RecordContextProvider value={record}>
      <PageHeader
        title={translate(`resources.${name}.edit`)}
        subtitle={recordRepresentation(record)}
        besideTitle={<CopyId id={record.id} />}
        actions={<HeaderActions onChanged={setRecord} />}
      />
      <RecordForm record={saved} required={required.update} buttons={SAVE} write={write}>
        <Inputs />
      </RecordForm>
      {AfterForm && <AfterForm />}
    </RecordContextProvider>
  );
};

/**
 * The edit page of any kind. The record is the one chosen in a list, held on the client; leaving the page clears it, and without one
 * the page goes back to the list (spec 2, 4).
 */
export const CatalogueEdit = () => {
  const { name } = useCatalogueResource();
  const { held } = useServices();
  const [record] = useState(() => held.get(name));

  useEffect(
    () => () => {
      // Also runs when the layout is only drawn anew, as after a fresh check of the session: then the person has not left.
      if (window.location.pathname.toLowerCase() !== ROUTES[name].edit.toLowerCase()) held.release(name);
    },
    [held, name],
  );

  if (!record) return <Navigate to={ROUTES[name].list} replace />;
  return <EditScreen held={record} />;
};
