import { CatalogueEdit } from '../../ui/form/CatalogueEdit';
import { AlbumInputs } from './AlbumInputs';

export const AlbumEdit = () => (
  <CatalogueEdit>
    <AlbumInputs />
  </CatalogueEdit>
);
