import { CatalogueAdd } from '../../ui/form/CatalogueAdd';
import { VideoInputs } from './VideoInputs';

export const VideoAdd = () => (
  <CatalogueAdd>
    <VideoInputs />
  </CatalogueAdd>
);
