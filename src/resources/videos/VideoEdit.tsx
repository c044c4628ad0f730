import { CatalogueEdit } from '../../ui/form/CatalogueEdit';
import { VideoInputs } from './VideoInputs';

export const VideoEdit = () => (
  <CatalogueEdit>
    <VideoInputs />
  </CatalogueEdit>
);
