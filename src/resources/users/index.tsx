import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import type { HeaderActionsProps, ResourceDescriptor } from '../../ui/CatalogueResource';
import { lazyPart } from '../../ui/lazyPart';
import { ActiveIcon, RoleName } from './AccountFields';

export const users: ResourceDescriptor = {
  icon: PeopleIcon,
  group: 'users',
  pictureShape: 'round',
  columns: [
    { source: 'fullName' },
    { source: 'email', width: '34%' },
    { source: 'role', width: 140, narrow: 120, render: ({ role }) => <RoleName role={role} /> },
    { source: 'isActive', width: 104, narrow: 88, render: ({ isActive }) => <ActiveIcon isActive={isActive === true} /> },
  ],
  Inputs: lazyPart(async () => (await import('./UserInputs')).UserInputs),
  HeaderAside: lazyPart(async () => (await import('./ResetUserPassword')).ResetUserPassword),
  HeaderActions: lazyPart<HeaderActionsProps>(async () => (await import('./UserActions')).UserActions),
};
