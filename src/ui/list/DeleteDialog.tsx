import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { DELETED_DAYS } from '../../contract/limits';
import type { CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { Picture } from '../fields/Picture';
import { changedMeanwhile, failureText } from '../form/failure';
import { useDeletedOffered } from '../history/useDeletedOffered';
import { Question } from '../Question';

export interface DeleteDialogProps {
  /** Null while nothing is asked. */
  record: CatalogueRecord | null;
  onClose: () => void;
  /** The record is gone, and the dialog too. */
  onDeleted: () => void;
}

/** One for the whole list: a row is gone before react-query would tell it that the delete went through. */
export const DeleteDialog = ({ record, onClose, onDeleted }: DeleteDialogProps) => {
  const { name, recordRepresentation, picture, pictureShape: shape, icon } = useCatalogueResource();
  const translate = useTranslate();
  const notify = useNotify();
  const isKept = useDeletedOffered();
  const queryClient = useQueryClient();
  /** The dialog still names it while it fades. */
  const [opened, setOpened] = useState(record);
  /** As it is now, where somebody else changed it before it could be deleted. */
  const [asked, setAsked] = useState(record);
  if (record && record !== opened) {
    setOpened(record);
    setAsked(record);
  }
  const [remove] = useDelete<CatalogueRecord, Error>(name, undefined, { mutationMode: 'pessimistic', returnPromise: true });

  const removeAsSeen = async () => {
    if (!record || !asked) return;
    try {
      await remove(name, { id: asked.id, previousData: asked });
    } catch (failure) {
      const changed = changedMeanwhile(failure);
      if (!changed) throw failure;
      setAsked(changed.record);
      queryClient.invalidateQueries({ queryKey: [name, 'getList'] });
      throw new Error(`${failureText(failure)} ${translate('catalogue.merge.askedAgain')}`);
    }
  };

  const tellDeleted = () => {
    const message = translate(`resources.${name}.deleted`, { _: '' });
    if (message) notify(message, { type: 'success' });
    onDeleted();
  };

  return (
    <Question
      isOpen={record !== null}
      title={translate('catalogue.delete.title', { name: asked ? recordRepresentation(asked) : '' })}
      picture={picture && <Picture src={asked?.[picture]} size={shape === 'wide' ? 36 : 48} shape={shape} icon={icon} />}
      text={translate(isKept ? 'catalogue.delete.kept' : 'catalogue.delete.text', { days: DELETED_DAYS })}
      yes="ra.action.delete"
      act={removeAsSeen}
      onClose={onClose}
      onDone={tellDeleted}
    />
  );
};
