import { CatalogueAdd } from '../../ui/form/CatalogueAdd';
import { AdInputs } from './AdInputs';

export const AdAdd = () => (
  <CatalogueAdd>
    <AdInputs />
  </CatalogueAdd>
);
