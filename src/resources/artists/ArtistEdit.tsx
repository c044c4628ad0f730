import { CatalogueEdit } from '../../ui/form/CatalogueEdit';
import { ArtistInputs } from './ArtistInputs';

export const ArtistEdit = () => (
  <CatalogueEdit>
    <ArtistInputs />
  </CatalogueEdit>
);
