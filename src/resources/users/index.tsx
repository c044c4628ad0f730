import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import type { HeaderActionsProps, ResourceDescriptor } from '../../ui/CatalogueResource';
import { screen } from '../../ui/screen';
import { ActiveIcon, RoleName } from './AccountFields';

export const users: ResourceDescriptor = {
  icon: PeopleIcon,
  group: 'users',
  columns: [
    { source: 'fullName' },
    { source: 'email' },
    { source: 'role', render: ({ role }) => <RoleName role={role} /> },
    { source: 'isActive', render: ({ isActive }) => <ActiveIcon isActive={isActive === true} /> },
  ],
  Inputs: screen(async () => (await import('./UserInputs')).UserInputs),
  HeaderActions: screen<HeaderActionsProps>(async () => (await import('./UserActions')).UserActions),
};
