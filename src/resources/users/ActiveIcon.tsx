import BanIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircle';
import { useTranslate } from 'react-admin';

/** A check when the account is active, a ban when it is not (spec 2, columns); its title says the same in words. */
export const ActiveIcon = ({ isActive }: { isActive: unknown }) => {
  const translate = useTranslate();
  return isActive === true ? (
    <CheckIcon color="success" titleAccess={translate('resources.users.state.active')} sx={{ display: 'block' }} />
  ) : (
    <BanIcon color="error" titleAccess={translate('resources.users.state.inactive')} sx={{ display: 'block' }} />
  );
};
