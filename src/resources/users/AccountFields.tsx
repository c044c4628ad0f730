import BanIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { ROLES } from '../../contract/limits';
import { NOTHING } from '../../ui/fields/DateField';
import { Text } from '../../ui/fields/Text';

const useStateName = (isActive: boolean) => useTranslate()(`resources.users.state.${isActive ? 'active' : 'inactive'}`);

/** A check when the account is active, a ban when it is not (spec 2, columns); its title says the same in words. */
export const ActiveIcon = ({ isActive }: { isActive: boolean }) => {
  const titleAccess = useStateName(isActive);
  const Icon = isActive ? CheckIcon : BanIcon;
  return <Icon color={isActive ? 'success' : 'error'} titleAccess={titleAccess} sx={{ display: 'block' }} />;
};

/** The state of an account in words, beside its toggle. */
export const ActiveState = ({ isActive }: { isActive: boolean }) => {
  const label = useStateName(isActive);
  const icon = isActive ? <CheckIcon /> : <BanIcon />;
  return <Chip size="small" variant="outlined" color={isActive ? 'success' : 'default'} icon={icon} label={label} />;
};

/** A role as people read it; one that the console does not know, as it is stored. */
export const RoleName = ({ role }: { role: unknown }) => {
  const translate = useTranslate();
  if (typeof role !== 'string' || role === '') return NOTHING;
  if (!ROLES.some((known) => known === role)) return <Text>{role}</Text>;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {translate(`resources.users.roles.${role}`)}
    </Box>
  );
};
