import { CatalogueEdit } from '../../ui/form/CatalogueEdit';
import { AnnouncementInputs } from './AnnouncementInputs';

export const AnnouncementEdit = () => (
  <CatalogueEdit>
    <AnnouncementInputs />
  </CatalogueEdit>
);
