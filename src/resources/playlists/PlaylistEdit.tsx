import { CatalogueEdit } from '../../ui/form/CatalogueEdit';
import { PlaylistInputs } from './PlaylistInputs';
import { SongsPanel } from './SongsPanel';

export const PlaylistEdit = () => (
  <CatalogueEdit after={<SongsPanel />}>
    <PlaylistInputs />
  </CatalogueEdit>
);
