import { useUpdate } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';
import type { HeaderActionsProps } from '../../ui/CatalogueResource';
import { ToggleButton } from '../../ui/form/ToggleButton';
import { useRecordAction } from '../../ui/form/useRecordAction';
import { ActiveState } from './AccountFields';

interface ActivationToggleProps extends HeaderActionsProps {
  record: CatalogueRecord;
}

/** Sends the opposite isActive with the other fields as they are stored (spec 4); what is typed in the form stays there, unsaved. */
export const ActivationToggle = ({ record, onChanged }: ActivationToggleProps) => {
  const [update] = useUpdate<CatalogueRecord>('users', undefined, { mutationMode: 'pessimistic', returnPromise: true });
  const toggle = useRecordAction({
    act: (previousData) => {
      const data = { isActive: previousData.isActive !== true };
      return update('users', { id: previousData.id, data, previousData });
    },
    success: 'resources.users.updated',
    onDone: (updated) => updated && onChanged(updated),
    onChangedElsewhere: onChanged,
  });
  const isActive = record.isActive === true;
  return (
    <>
      <ActiveState isActive={isActive} />
      <ToggleButton
        label={isActive ? 'resources.users.actions.deactivate' : 'resources.users.actions.activate'}
        isPending={toggle.isPending}
        onPress={() => toggle.run(record)}
      />
    </>
  );
};
