import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import type { CatalogueRecord } from '../../providers/types';
import type { HeaderActionsProps } from '../../ui/CatalogueResource';
import { useServices } from '../../ui/services';
import { ActivationToggle } from './ActivationToggle';

/**
 * When admins change their own account here, header and menu follow. Only what this page changed counts: the record that it was opened
 * with may be older than what the session knows.
 */
const useFollowOwnAccount = (record: CatalogueRecord | undefined) => {
  const { session } = useServices();
  const opened = useRef(record);
  useEffect(() => {
    if (!record || record === opened.current || session.user()?._id !== record._id) return;
    const { _id, email, firstName, lastName, role, version } = record;
    session.update({ _id, email, firstName, lastName, role, version });
  }, [record, session]);
};

export const UserActions = ({ onChanged }: HeaderActionsProps) => {
  const record = useRecordContext<CatalogueRecord>();
  useFollowOwnAccount(record);
  if (!record) return null;
  return <ActivationToggle record={record} onChanged={onChanged} />;
};
