import { useState } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { Question } from '../Question';

interface DeleteDialogProps {
  /** Null while nothing is asked. */
  record: CatalogueRecord | null;
  onClose: () => void;
  /** The record is gone, and the dialog too. */
  onDeleted: () => void;
}

/** One for the whole list: a row is gone before react-query would tell it that the delete went through. */
export const DeleteDialog = ({ record, onClose, onDeleted }: DeleteDialogProps) => {
  const { name, recordRepresentation } = useCatalogueResource();
  const translate = useTranslate();
  const notify = useNotify();
  /** The dialog still names it while it fades. */
  const [asked, setAsked] = useState(record);
  if (record && record !== asked) setAsked(record);
  const [remove] = useDelete<CatalogueRecord, Error>(name, undefined, { mutationMode: 'pessimistic', returnPromise: true });

  const tellDeleted = () => {
    const message = translate(`resources.${name}.deleted`, { _: '' });
    if (message) notify(message, { type: 'success' });
    onDeleted();
  };

  return (
    <Question
      isOpen={record !== null}
      title={translate('catalogue.delete.title', { name: asked ? recordRepresentation(asked) : '' })}
      text={translate('catalogue.delete.text')}
      yes="ra.action.delete"
      act={() => record && remove(name, { id: record.id, previousData: record })}
      onClose={onClose}
      onDone={tellDeleted}
    />
  );
};
