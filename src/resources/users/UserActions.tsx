import { useRecordContext } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';
import { ActivationToggle } from './ActivationToggle';
import { ResetPassword } from './ResetPassword';
import { useFollowOwnAccount } from './useFollowOwnAccount';

/** Beside the heading of the edit page: the account's state, its toggle, and Reset Password (spec 2). */
export const UserActions = ({ onChanged }: { onChanged: (record: CatalogueRecord) => void }) => {
  const record = useRecordContext<CatalogueRecord>();
  useFollowOwnAccount(record);
  if (!record) return null;
  return (
    <>
      <ActivationToggle record={record} onChanged={onChanged} />
      <ResetPassword record={record} />
    </>
  );
};
