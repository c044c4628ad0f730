import Icon from '@mui/icons-material/PeopleOutlined';
import type { CatalogueResource } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';

const rule = [['email'], ['firstName'], ['role']] as const;

/** Staff accounts, for admins: an email, a first name and a role (spec 3, 5). */
export const users: CatalogueResource = {
  name: 'users',
  icon: Icon,
  group: 'users',
  required: { create: rule, update: rule },
  recordRepresentation: ({ fullName, email }) => fullName || email,
  createButtons: 'create',
  List: lazyPart(async () => (await import('./UserList')).UserList),
  Add: lazyPart(async () => (await import('./UserAdd')).UserAdd),
  Edit: lazyPart(async () => (await import('./UserEdit')).UserEdit),
};
