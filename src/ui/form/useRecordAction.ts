import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotificationContext, useNotify, useTranslate } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { useServices } from '../services';
import { changedMeanwhile } from './failure';
import { useFailureAlert } from './useFailureAlert';
import { useHeldFocus } from './useHeldFocus';
import { useOneAtATime } from './useOneAtATime';

interface RecordAction<Result> {
  act: (record: CatalogueRecord) => Promise<Result>;
  success: string;
  onDone?: (result: Result) => void;
  /** Nothing was done, as somebody else had changed the record: it is now as told here. */
  onChangedElsewhere: (record: CatalogueRecord) => void;
  onSettled?: () => void;
}

/** A button's call on one record. Success and failure are told in an alert; lists of the kind are read anew. */
export const useRecordAction = <Result>({ act, success, onDone, onChangedElsewhere, onSettled }: RecordAction<Result>) => {
  const { held } = useServices();
  const translate = useTranslate();
  const { name } = useCatalogueResource();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { resetNotifications } = useNotificationContext();
  const alertFailure = useFailureAlert();
  const actAsKnown = async (record: CatalogueRecord) => {
    const before = held.get(name)?.version;
    try {
      return await act(record);
    } catch (failure) {
      const [now, changed] = [held.get(name), changedMeanwhile(failure)?.record];
      // What came in between was a save of one's own, whose answer is here by now.
      if (now && now._id === changed?._id && now.version === changed.version && now.version !== before) return act(now);
      throw failure;
    }
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: actAsKnown,
    onMutate: () => resetNotifications(),
    onSuccess: (result) => {
      onDone?.(result);
      queryClient.invalidateQueries({ queryKey: [name] });
      notify(success, { type: 'success' });
    },
    onError: (failure) => {
      const changed = changedMeanwhile(failure);
      if (!changed) return alertFailure(failure);
      onChangedElsewhere(changed.record);
      queryClient.invalidateQueries({ queryKey: [name] });
      return notify(`${failure.message} ${translate('catalogue.merge.shown')}`, { type: 'error' });
    },
    onSettled,
  });
  const holdFocus = useHeldFocus(isPending);
  const run = useOneAtATime((record: CatalogueRecord) => {
    holdFocus();
    return mutateAsync(record).catch(() => undefined);
  });
  return { run, isPending };
};
