import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useRef, useState } from 'react';
import { Confirm, useDelete, useNotificationContext, useNotify, useTranslate } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { useFailureAlert } from '../form/useFailureAlert';
import { useOneAtATime } from '../form/useOneAtATime';
import { isSecondClick } from '../unlessDouble';

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
  const { resetNotifications } = useNotificationContext();
  const alertFailure = useFailureAlert();
  /** The dialog still names it while it fades. */
  const [asked, setAsked] = useState(record);
  if (record && record !== asked) setAsked(record);
  const isGone = useRef(false);

  const [remove, { isPending }] = useDelete<CatalogueRecord, Error>(name, undefined, {
    mutationMode: 'pessimistic',
    returnPromise: true,
    onSuccess: () => {
      isGone.current = true;
      const message = translate(`resources.${name}.deleted`, { _: '' });
      if (message) notify(message, { type: 'success' });
    },
    onError: (failure) => alertFailure(failure),
    onSettled: onClose,
  });
  const confirm = useOneAtATime(async () => {
    resetNotifications();
    if (record) await remove(name, { id: record.id, previousData: record }).catch(() => undefined);
  });
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
      // The second click on the icon that opened it falls beside the dialog.
      onClose={(event) => isSecondClick(event) || onClose()}
      slotProps={{ transition: { onExited } }}
    />
  );
};
