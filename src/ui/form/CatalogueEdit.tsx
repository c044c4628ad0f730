import Box from '@mui/material/Box';
import { useEffect, useMemo, useState } from 'react';
import { RecordContextProvider, useNotify, useUpdate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Navigate, useLocation } from 'react-router';
import { FIELDS_ON_WIRE, KINDS } from '../../contract/kinds';
import type { CatalogueRecord } from '../../providers/types';
import { currentPath, ROUTES } from '../../routes';
import { useCatalogueResource } from '../CatalogueResource';
import { CopyId } from '../CopyId';
import { HistoryButton } from '../history/HistoryButton';
import { RecordHeader } from '../record/RecordHeader';
import { useServices } from '../services';
import { NARROW, PHONE } from '../widths';
import type { FormButton, Intent } from './FormBar';
import { columnsStyle, formPadding } from './FormColumns';
import { changedMeanwhile } from './failure';
import type { Shared } from './merge/Merging';
import { PublicationToggle } from './PublicationToggle';
import { RecordForm } from './RecordForm';
import { UnsavedChanges } from './UnsavedChanges';
import { useFailureAlert } from './useFailureAlert';
import { useIsJustCreated } from './useIsJustCreated';
import { useKeepAsNew } from './useKeepAsNew';
import type { WriteMeta } from './useWrite';

/**
 * What stands below the form stands under its texts, beside its pictures: form and columns give their places up to the page's. It comes behind
 * the form nevertheless, as it is no part of it.
 */
const besideStyle = {
  ...columnsStyle,
  ...formPadding,
  [PHONE]: { ...columnsStyle[PHONE], ...formPadding[PHONE] },
  // What is as high as it likes goes under the texts, and not between them and the end of the pictures.
  gridTemplateRows: 'auto 1fr',
  '& form, & form > div, & form > div > fieldset, & [data-columns]': { display: 'contents' },
  '& [data-pictures]': { gridArea: '1 / 2 / 3', [NARROW]: { gridArea: 'auto' } },
} as const;

const SAVE: readonly [FormButton] = [{ intent: 'save', label: 'catalogue.action.save' }];

/** The record of the page as whoever told of it last has it, and who is to be told when it changed. */
const useShared = (opened: CatalogueRecord, tell: (record: CatalogueRecord) => void): Shared => {
  const { name } = useCatalogueResource();
  const { held } = useServices();
  return useMemo(() => {
    const latest = () => [held.get(name)].find((record) => record?._id === opened._id);
    const take = (record: CatalogueRecord) => {
      if (latest()) held.hold(name, record);
      tell(record);
    };
    return { kind: KINDS[name], latest, take };
  }, [held, name, opened._id, tell]);
};

const EditScreen = ({ held }: { held: CatalogueRecord }) => {
  const { name, required, Inputs, HeaderActions = PublicationToggle, HeaderAside, AfterForm } = useCatalogueResource();
  const notify = useNotify();
  const alertFailure = useFailureAlert();
  const [update] = useUpdate<CatalogueRecord>(name, undefined, { mutationMode: 'pessimistic', returnPromise: true });
  const [record, setRecord] = useState(held);
  /** What fills the form. Actions in the header change the record and not this, so that unsaved text stays. */
  const [saved, setSaved] = useState(held);
  const shared = useShared(held, setRecord);
  const keepAsNew = useKeepAsNew();
  const isJustCreated = useIsJustCreated(held._id);
  const [acted, setActed] = useState(0);
  const act = (changed: CatalogueRecord) => {
    shared.take(changed);
    setActed((before) => before + 1);
  };

  /** The page and its form go on from here. */
  const show = (now: CatalogueRecord) => {
    setRecord(now);
    setSaved(now);
  };
  const write = async (values: FieldValues, _intent: Intent, meta: WriteMeta) => {
    try {
      // The header's button may have changed these since the form was filled.
      const known = shared.latest() ?? record;
      const data = { ...values, isPublished: known.isPublished, isActive: known.isActive };
      const updated = await update(name, { id: record.id, data, previousData: record, meta });
      if (updated) show(updated);
    } catch (failure) {
      if (!changedMeanwhile(failure)) alertFailure(failure, meta.signal);
      throw failure;
    }
    notify(`resources.${name}.updated`, { type: 'success' });
  };

  return (
    <RecordContextProvider value={record}>
      <UnsavedChanges>
        <RecordHeader
          record={record}
          tools={
            <>
              <HistoryButton onRestored={show} />
              <CopyId id={record.id} />
            </>
          }
          aside={HeaderAside && <HeaderAside />}
        />
        <Box sx={AfterForm && besideStyle}>
          <RecordForm
            record={saved}
            fields={FIELDS_ON_WIRE[name]}
            required={required.update}
            buttons={SAVE}
            write={write}
            shared={shared}
            keepAsNew={keepAsNew}
            actions={<HeaderActions onChanged={act} />}
            acted={acted}
            takesFocus={!(AfterForm && isJustCreated)}
            draft={{ page: `resources.${name}.edit`, held: { resource: name, record: saved } }}
          >
            <Inputs />
          </RecordForm>
          {AfterForm && <AfterForm />}
        </Box>
      </UnsavedChanges>
    </RecordContextProvider>
  );
};

/**
 * The edit page of any kind, of the record that is held: leaving releases it, a way back in the history leads to it again. Without one the
 * page goes back to the list (spec 2, 4).
 */
export const CatalogueEdit = () => {
  const { name } = useCatalogueResource();
  const { held } = useServices();
  const { key } = useLocation();
  const [record] = useState(() => held.get(name) ?? held.leftAt(name, key));

  useEffect(() => {
    if (record && !held.get(name)) held.hold(name, record);
    return () => {
      // The layout may only have been drawn anew, as after a fresh check of the session.
      if (currentPath().toLowerCase() !== ROUTES[name].edit.toLowerCase()) held.leave(name, key);
    };
  }, [held, name, key, record]);

  if (!record) return <Navigate to={ROUTES[name].list} replace />;
  return <EditScreen held={record} />;
};
