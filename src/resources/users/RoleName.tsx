import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ROLES } from '../../contract/limits';
import { NOTHING } from '../../ui/fields/DateField';
import { Text } from '../../ui/fields/Text';

/** A role as people read it; one that the console does not know, as it is stored. */
export const RoleName = ({ role }: { role: unknown }) => {
  const translate = useTranslate();
  if (typeof role !== 'string' || role === '') return NOTHING;
  const known = ROLES.find((each) => each === role);
  if (!known) return <Text>{role}</Text>;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {translate(`resources.users.roles.${known}`)}
    </Box>
  );
};
