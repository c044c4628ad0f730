import { CatalogueEdit } from '../../ui/form/CatalogueEdit';
import { AdInputs } from './AdInputs';

export const AdEdit = () => (
  <CatalogueEdit>
    <AdInputs />
  </CatalogueEdit>
);
