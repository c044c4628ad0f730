import { useEffect, useRef } from 'react';
import type { CatalogueRecord } from '../../providers/types';
import { useServices } from '../../ui/services';

/**
 * When an admin changes their own account here, the header's name and the menu follow at once. Only what this page changed counts: the
 * record that it was opened with may be older than what the session knows.
 */
export const useFollowOwnAccount = (record: CatalogueRecord | undefined) => {
  const { session } = useServices();
  const opened = useRef(record);
  useEffect(() => {
    if (!record || record === opened.current || session.user()?._id !== record._id) return;
    const { _id, email, firstName, lastName, role } = record;
    session.update({ _id, email, firstName, lastName, role });
  }, [record, session]);
};
