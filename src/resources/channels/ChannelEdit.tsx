import { CatalogueEdit } from '../../ui/form/CatalogueEdit';
import { ChannelInputs } from './ChannelInputs';

export const ChannelEdit = () => (
  <CatalogueEdit>
    <ChannelInputs />
  </CatalogueEdit>
);
