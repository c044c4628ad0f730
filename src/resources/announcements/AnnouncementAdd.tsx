import { CatalogueAdd } from '../../ui/form/CatalogueAdd';
import { AnnouncementInputs } from './AnnouncementInputs';

export const AnnouncementAdd = () => (
  <CatalogueAdd>
    <AnnouncementInputs />
  </CatalogueAdd>
);
