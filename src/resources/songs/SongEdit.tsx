import { CatalogueEdit } from '../../ui/form/CatalogueEdit';
import { SongInputs } from './SongInputs';

export const SongEdit = () => (
  <CatalogueEdit>
    <SongInputs />
  </CatalogueEdit>
);
