import { CatalogueAdd } from '../../ui/form/CatalogueAdd';
import { PlaylistInputs } from './PlaylistInputs';

export const PlaylistAdd = () => (
  <CatalogueAdd>
    <PlaylistInputs />
  </CatalogueAdd>
);
