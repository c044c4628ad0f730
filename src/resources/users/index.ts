import Icon from '@mui/icons-material/PeopleOutlined';
import type { CatalogueResource } from '../../ui/CatalogueResource';
import { screen } from '../../ui/screen';

const rule = [['email'], ['firstName'], ['role']] as const;

/** Staff accounts, for admins: an email, a first name and a role (spec 3, 5). */
export const users: CatalogueResource = {
  name: 'users',
  icon: Icon,
  group: 'users',
  required: { create: rule, update: rule },
  recordRepresentation: ({ fullName, email }) => fullName || email,
  createButtons: 'create',
  List: screen(async () => (await import('./UserList')).UserList),
  Add: screen(async () => (await import('./UserAdd')).UserAdd),
  Edit: screen(async () => (await import('./UserEdit')).UserEdit),
};
