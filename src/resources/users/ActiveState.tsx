import BanIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircle';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

/** The state of an account in words, beside its toggle. */
export const ActiveState = ({ isActive }: { isActive: unknown }) => {
  const translate = useTranslate();
  const active = isActive === true;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={active ? 'success' : 'default'}
      icon={active ? <CheckIcon /> : <BanIcon />}
      label={translate(active ? 'resources.users.state.active' : 'resources.users.state.inactive')}
    />
  );
};
