import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useRef, useState } from 'react';
import { Confirm, useDelete, useNotify, useTranslate } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { useFailureAlert } from '../form/useFailureAlert';

interface DeleteDialogProps {
  /** The record in question; null while nothing is asked. */
  record: CatalogueRecord | null;
  /** The question is answered: with no, or the record is gone, or the API refused. */
  onClose: () => void;
  /** The record is gone, and the dialog too. */
  onDeleted: () => void;
}

/**
 * Asks before a record is deleted and names it; one confirmation is one request. A refusal is told in words. One for the whole list and
 * not one a row: a row is gone before react-query would tell it that the delete went through.
 */
export const DeleteDialog = ({ record, onClose, onDeleted }: DeleteDialogProps) => {
  const { name, recordRepresentation } = useCatalogueResource();
  const translate = useTranslate();
  const notify = useNotify();
  const alertFailure = useFailureAlert();
  /** The dialog still names it while it fades. */
  const [asked, setAsked] = useState(record);
  if (record && record !== asked) setAsked(record);
  const isAnswered = useRef(false);
  const isGone = useRef(false);

  const [remove, { isPending }] = useDelete<CatalogueRecord, Error>(name, undefined, {
    mutationMode: 'pessimistic',
    onSuccess: () => {
      isGone.current = true;
      const message = translate(`resources.${name}.deleted`, { _: '' });
      if (message) notify(message, { type: 'success' });
    },
    onError: (failure) => alertFailure(failure),
    onSettled: () => {
      isAnswered.current = false;
      onClose();
    },
  });
  const confirm = () => {
    if (!record || isAnswered.current) return;
    isAnswered.current = true;
    remove(name, { id: record.id, previousData: record });
  };
  const onExited = () => {
    if (isGone.current) onDeleted();
    isGone.current = false;
  };

  return (
    <Confirm
      isOpen={record !== null}
      loading={isPending}
      title={translate('catalogue.delete.title', { name: asked ? recordRepresentation(asked) : '' })}
      content={translate('catalogue.delete.text')}
      confirm="ra.action.delete"
      confirmColor="warning"
      ConfirmIcon={DeleteIcon}
      onConfirm={confirm}
      onClose={onClose}
      slotProps={{ transition: { onExited } }}
    />
  );
};
