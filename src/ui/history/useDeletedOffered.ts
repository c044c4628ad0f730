import { useDataProvider } from 'react-admin';
import type { CatalogueDataProvider } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { useOffered } from './useOffered';

/** Whether what is deleted of the kind can be brought back for a while. @param isReady the server may be asked */
export const useDeletedOffered = (isReady = true): boolean => {
  const { name, keepsDeleted } = useCatalogueResource();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  return useOffered('deleted', (signal) => dataProvider.getDeleted(name, { signal }), keepsDeleted && isReady);
};
