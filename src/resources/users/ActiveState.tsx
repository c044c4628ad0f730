import BanIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircle';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

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
