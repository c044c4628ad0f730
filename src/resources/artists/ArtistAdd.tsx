import { CatalogueAdd } from '../../ui/form/CatalogueAdd';
import { ArtistInputs } from './ArtistInputs';

export const ArtistAdd = () => (
  <CatalogueAdd>
    <ArtistInputs />
  </CatalogueAdd>
);
