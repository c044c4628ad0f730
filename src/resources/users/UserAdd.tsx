import { CatalogueAdd } from '../../ui/form/CatalogueAdd';
import { UserInputs } from './UserInputs';

export const UserAdd = () => (
  <CatalogueAdd>
    <UserInputs emailHint="resources.users.hints.email" />
  </CatalogueAdd>
);
