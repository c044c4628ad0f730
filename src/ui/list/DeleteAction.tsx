import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState } from 'react';
import { Confirm, useDelete, useNotify, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import type { CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';

/** Deletes a record after a dialog that names it; one confirmation is one request (decisions, 'Lists'). A refusal is told in words. */
export const DeleteAction = ({ record, onDeleted }: { record: CatalogueRecord; onDeleted: () => void }) => {
  const { name, recordRepresentation } = useCatalogueResource();
  const [asking, setAsking] = useState(false);
  const running = useRef(false);
  const translate = useTranslate();
  const notify = useNotify();
  const [remove, { isPending }] = useDelete();
  const title = recordRepresentation(record);

  const confirm = () => {
    if (running.current) return;
    running.current = true;
    remove(
      name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          const message = translate(`resources.${name}.deleted`, { _: '' });
          if (message) notify(message, { type: 'success' });
          // The dialog, as it closes, gives the focus back to the button of the row that goes: only then can it go elsewhere.
          flushSync(() => setAsking(false));
          onDeleted();
        },
        onError: (error) => notify(error instanceof Error ? error.message : 'catalogue.error.unknown', { type: 'error' }),
        onSettled: () => {
          running.current = false;
          setAsking(false);
        },
      },
    );
  };

  return (
    <>
      <Tooltip title={translate('ra.action.delete')}>
        <IconButton aria-label={translate('catalogue.action.delete', { name: title })} onClick={() => setAsking(true)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={translate('catalogue.delete.title', { name: title })}
        content={translate('catalogue.delete.text')}
        confirm="ra.action.delete"
        confirmColor="warning"
        ConfirmIcon={DeleteIcon}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
