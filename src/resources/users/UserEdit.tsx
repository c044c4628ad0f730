import { CatalogueEdit } from '../../ui/form/CatalogueEdit';
import { UserActions } from './UserActions';
import { UserInputs } from './UserInputs';

export const UserEdit = () => (
  <CatalogueEdit headerActions={(onChanged) => <UserActions onChanged={onChanged} />}>
    <UserInputs />
  </CatalogueEdit>
);
