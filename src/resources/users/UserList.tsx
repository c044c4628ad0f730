import { CatalogueList } from '../../ui/list/CatalogueList';
import type { Column } from '../../ui/list/columns';
import { ActiveIcon } from './ActiveIcon';
import { RoleName } from './RoleName';

/** Spec 2: Full Name, Email, Role, Active. */
const COLUMNS: readonly Column[] = [
  { source: 'fullName' },
  { source: 'email' },
  { source: 'role', render: ({ role }) => <RoleName role={role} /> },
  { source: 'isActive', render: ({ isActive }) => <ActiveIcon isActive={isActive} /> },
];

export const UserList = () => <CatalogueList columns={COLUMNS} />;
