import Icon from '@mui/icons-material/PeopleOutlined';
import { lazy } from 'react';
import type { CatalogueResource } from '../../ui/CatalogueResource';

const rule = [['email'], ['firstName'], ['role']] as const;

/** Staff accounts, for admins: an email, a first name and a role (spec 3, 5). */
export const users: CatalogueResource = {
  name: 'users',
  icon: Icon,
  group: 'users',
  required: { create: rule, update: rule },
  recordRepresentation: ({ fullName, email }) => fullName || email,
  createButtons: 'create',
  List: lazy(() => import('./UserList').then((module) => ({ default: module.UserList }))),
  Add: lazy(() => import('./UserAdd').then((module) => ({ default: module.UserAdd }))),
  Edit: lazy(() => import('./UserEdit').then((module) => ({ default: module.UserEdit }))),
};
