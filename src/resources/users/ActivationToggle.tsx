import Button from '@mui/material/Button';
import { useTranslate, useUpdate } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';
import type { HeaderActionsProps } from '../../ui/CatalogueResource';
import { useRecordAction } from '../../ui/form/useRecordAction';
import { unlessDouble } from '../../ui/unlessDouble';
import { ActiveState } from './AccountFields';

interface ActivationToggleProps extends HeaderActionsProps {
  record: CatalogueRecord;
}

/** Sends the opposite isActive with the other fields as they are stored (spec 4); what is typed in the form stays there, unsaved. */
export const ActivationToggle = ({ record, onChanged }: ActivationToggleProps) => {
  const translate = useTranslate();
  const [update] = useUpdate<CatalogueRecord>('users', undefined, { mutationMode: 'pessimistic', returnPromise: true });
  const toggle = useRecordAction({
    act: (previousData) => {
      const data = { isActive: previousData.isActive !== true };
      return update('users', { id: previousData.id, data, previousData });
    },
    success: 'resources.users.updated',
    onDone: (updated) => updated && onChanged(updated),
  });
  const isActive = record.isActive === true;
  const label = `resources.users.actions.${isActive ? 'deactivate' : 'activate'}`;
  return (
    <>
      <ActiveState isActive={isActive} />
      <Button variant="outlined" disabled={toggle.isPending} onClick={unlessDouble(() => toggle.run(record))}>
        <span key={label}>{translate(label)}</span>
      </Button>
    </>
  );
};
