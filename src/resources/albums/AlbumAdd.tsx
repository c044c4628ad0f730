import { CatalogueAdd } from '../../ui/form/CatalogueAdd';
import { AlbumInputs } from './AlbumInputs';

export const AlbumAdd = () => (
  <CatalogueAdd>
    <AlbumInputs />
  </CatalogueAdd>
);
