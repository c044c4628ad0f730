import { useEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { ResourceName } from '../../contract/kinds';
import type { CatalogueRecord } from '../../providers/types';
import { isSamePath, ROUTES } from '../../routes';
import { useServices } from '../../ui/services';

interface Opening {
  name: ResourceName;
  record: CatalogueRecord;
}

/**
 * Opens a record as the pencil of its list does: it is held, and its edit page opened. From the edit page of another record of its kind the
 * way leads past the list: that page is left, and asks before if it has to, as its address is the same. Nothing is held before it is left.
 */
export const useOpenRecord = () => {
  const { held } = useServices();
  const navigate = useNavigate();
  const { pathname, state, key } = useLocation();
  const opening = useRef<Opening>(undefined);
  const openNow = ({ name, record }: Opening, replace: boolean) => {
    held.hold(name, record);
    navigate(ROUTES[name].edit, { replace });
  };
  const passBy = useEvent(() => {
    const { current } = opening;
    opening.current = undefined;
    if (current && state?.opens === current.record._id) openNow(current, true);
  });
  // After the page that is left has kept its record for the way back.
  useEffect(() => {
    if (key) passBy();
  }, [key, passBy]);
  return (name: ResourceName, record: CatalogueRecord) => {
    if (!isSamePath(pathname, ROUTES[name].edit)) return openNow({ name, record }, false);
    if (held.get(name)?._id === record._id) return;
    opening.current = { name, record };
    navigate(ROUTES[name].list, { state: { opens: record._id } });
  };
};
