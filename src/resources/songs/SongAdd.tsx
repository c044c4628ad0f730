import { CatalogueAdd } from '../../ui/form/CatalogueAdd';
import { SongInputs } from './SongInputs';

export const SongAdd = () => (
  <CatalogueAdd>
    <SongInputs />
  </CatalogueAdd>
);
