import { CatalogueAdd } from '../../ui/form/CatalogueAdd';
import { ChannelInputs } from './ChannelInputs';

export const ChannelAdd = () => (
  <CatalogueAdd>
    <ChannelInputs />
  </CatalogueAdd>
);
