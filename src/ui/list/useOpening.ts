import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import type { CatalogueRecord } from '../../providers/types';
import { ROUTES } from '../../routes';
import { useCatalogueResource } from '../CatalogueResource';
import { useServices } from '../services';
import { useRememberOpened } from './useListMemory';

/** Asks the browser for something else than to go there: a new tab, a new window. */
export const isElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey;

/**
 * How a record is opened from its list (spec 2, 'List screens'): it is held, and its edit page opened; in a tab of its own it is handed over,
 * as the address names no record.
 */
export const useOpening = (record: CatalogueRecord) => {
  const { name } = useCatalogueResource();
  const { held } = useServices();
  const navigate = useNavigate();
  const path = ROUTES[name].edit;
  const address = useHref(path);
  const rememberOpened = useRememberOpened(name);
  const hold = () => {
    held.hold(name, record);
    rememberOpened(record.id);
  };
  /** @returns the address for a tab of its own */
  const handOver = () => address + held.handOver(name, record);
  return {
    path,
    hold,
    open: () => {
      hold();
      navigate(path);
    },
    handOver,
    openTab: () => window.open(handOver(), '_blank', 'noopener'),
  };
};
