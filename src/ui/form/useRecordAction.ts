import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotificationContext, useNotify } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { useFailureAlert } from './useFailureAlert';
import { useHeldFocus } from './useHeldFocus';
import { useOneAtATime } from './useOneAtATime';

interface RecordAction<Result> {
  act: (record: CatalogueRecord) => Promise<Result>;
  success: string;
  onDone?: (result: Result) => void;
  onSettled?: () => void;
}

/** A button's call on one record. Success and failure are told in an alert; lists of the kind are read anew. */
export const useRecordAction = <Result>({ act, success, onDone, onSettled }: RecordAction<Result>) => {
  const { name } = useCatalogueResource();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { resetNotifications } = useNotificationContext();
  const alertFailure = useFailureAlert();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: act,
    onMutate: () => resetNotifications(),
    onSuccess: (result) => {
      onDone?.(result);
      queryClient.invalidateQueries({ queryKey: [name] });
      notify(success, { type: 'success' });
    },
    onError: (failure) => alertFailure(failure),
    onSettled,
  });
  const holdFocus = useHeldFocus(isPending);
  const run = useOneAtATime((record: CatalogueRecord) => {
    holdFocus();
    return mutateAsync(record).catch(() => undefined);
  });
  return { run, isPending };
};
