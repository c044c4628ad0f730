import { useRef, useState } from 'react';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { FIELDS_ON_WIRE } from '../../contract/kinds';
import type { CatalogueRecord } from '../../providers/types';
import { ROUTES } from '../../routes';
import { useCatalogueResource } from '../CatalogueResource';
import { PageHeader } from '../PageHeader';
import { BackLink } from '../record/BackLink';
import { useServices } from '../services';
import { CarriedValues } from './carried';
import type { FormButton, Intent } from './FormBar';
import { isSavedBefore } from './failure';
import { RecordForm } from './RecordForm';
import { UnsavedChanges } from './UnsavedChanges';
import { useFailureAlert } from './useFailureAlert';
import type { WriteMeta } from './useWrite';

const SAVE_AND_PUBLISH: readonly [FormButton, FormButton] = [
  { intent: 'save', label: 'catalogue.action.save' },
  { intent: 'publish', label: 'catalogue.action.publish' },
];
const CREATE: readonly [FormButton] = [{ intent: 'save', label: 'catalogue.action.create' }];

/** The add page of any kind: Save creates unpublished, Publish published (spec 4). */
export const CatalogueAdd = () => {
  const { name, required, publishable, Inputs, afterCreate, quietCreateFailure } = useCatalogueResource();
  const { held } = useServices();
  const navigate = useNavigate();
  const translate = useTranslate();
  const notify = useNotify();
  const alertFailure = useFailureAlert();
  const [create] = useCreate<CatalogueRecord, Error, CatalogueRecord>(name, undefined, { returnPromise: true });
  const created = useRef<CatalogueRecord | null>(null);
  const [{ round, justDone }, setForm] = useState<{ round: number; justDone?: Intent }>({ round: 0 });
  const intended = useRef<Intent>('save');

  const write = async (values: FieldValues, intent: Intent, meta: WriteMeta) => {
    intended.current = intent;
    try {
      created.current = (await create(name, { data: values, meta: { ...meta, publish: intent === 'publish' } })) || null;
    } catch (failure) {
      // Told in place, with what can be done.
      const isTold = quietCreateFailure || isSavedBefore(failure);
      if (!isTold || meta.signal.aborted) alertFailure(failure, meta.signal);
      throw failure;
    }
    notify(`resources.${name}.created`, { type: 'success' });
  };

  const goOn = () => {
    if (afterCreate !== 'edit' || !created.current) {
      setForm({ round: round + 1, justDone: intended.current });
      return window.scrollTo({ top: 0 });
    }
    held.hold(name, created.current);
    navigate(ROUTES[name].edit, { state: { created: created.current._id } });
  };

  return (
    <UnsavedChanges>
      <PageHeader title={translate(`resources.${name}.add`)} back={<BackLink />} />
      <RecordForm
        key={round}
        fields={FIELDS_ON_WIRE[name]}
        draft={{ page: `resources.${name}.add`, resource: name }}
        required={required.create}
        buttons={publishable ? SAVE_AND_PUBLISH : CREATE}
        write={write}
        list={ROUTES[name].list}
        onWritten={goOn}
        failureBeside={quietCreateFailure}
        justDone={justDone}
      >
        <Inputs />
        <CarriedValues />
      </RecordForm>
    </UnsavedChanges>
  );
};
