import { useDataProvider } from 'react-admin';
import type { CatalogueDataProvider } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { useOffered } from './useOffered';

/** Whether what is deleted of the kind can be brought back for a while. */
export const useDeletedOffered = (): boolean => {
  const { name, keepsDeleted } = useCatalogueResource();
  const dataProvider = useDataProvider<CatalogueDataProvider>();
  return useOffered('deleted', (signal) => dataProvider.getDeleted(name, { signal }), keepsDeleted);
};
