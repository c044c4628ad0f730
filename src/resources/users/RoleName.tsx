import { useTranslate } from 'react-admin';
import { NOTHING } from '../../ui/fields/DateField';
import { Text } from '../../ui/fields/Text';

/** A role as people read it; one that the console does not know, as it is stored. */
export const RoleName = ({ role }: { role: unknown }) => {
  const translate = useTranslate();
  if (typeof role !== 'string' || role === '') return NOTHING;
  return <Text>{translate(`resources.users.roles.${role}`, { _: role })}</Text>;
};
