import BanIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { ROLES } from '../../contract/limits';
import { NO_VALUE } from '../../ui/fields/DateField';
import { Text } from '../../ui/fields/Text';

const useStateName = (isActive: boolean) => useTranslate()(`resources.users.state.${isActive ? 'active' : 'inactive'}`);

/** A check or a ban (spec 2, columns); its title says the same in words. */
export const ActiveIcon = ({ isActive }: { isActive: boolean }) => {
  const titleAccess = useStateName(isActive);
  const Icon = isActive ? CheckIcon : BanIcon;
  return <Icon color={isActive ? 'success' : 'inherit'} fontSize="small" titleAccess={titleAccess} sx={{ display: 'block' }} />;
};

/** As that of what is out and what is not. */
export const ActiveState = ({ isActive }: { isActive: boolean }) => {
  const label = useStateName(isActive);
  return <Chip variant={isActive ? 'published' : 'unpublished'} label={label} />;
};

export const RoleName = ({ role }: { role: unknown }) => {
  const translate = useTranslate();
  if (typeof role !== 'string' || role === '') return NO_VALUE;
  if (!ROLES.some((known) => known === role)) return <Text>{role}</Text>;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {translate(`resources.users.roles.${role}`)}
    </Box>
  );
};
