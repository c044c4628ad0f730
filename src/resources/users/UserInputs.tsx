import { FieldTitle, SelectInput, useRecordContext } from 'react-admin';
import { ROLES } from '../../contract/limits';
import { FormColumns } from '../../ui/form/FormColumns';
import { LineInput } from '../../ui/inputs/LineInput';

/** With '- -' (spec 5): react-admin's own empty option is called 'Clear value' to screen readers. */
const CHOICES = [
  { id: '', name: 'resources.users.roles.none' },
  ...ROLES.map((role) => ({ id: role, name: `resources.users.roles.${role}` })),
];

/** Browsers must not fill in the admin's own name and email. */
export const UserInputs = () => {
  const isNew = useRecordContext() === undefined;
  return (
    <FormColumns>
      <LineInput source="email" type="email" autoComplete="off" helperText={isNew ? 'resources.users.hints.email' : undefined} />
      <LineInput source="firstName" autoComplete="off" />
      <LineInput source="lastName" autoComplete="off" />
      <SelectInput
        source="role"
        label={<FieldTitle source="role" resource="users" />}
        choices={CHOICES}
        isRequired
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      />
    </FormColumns>
  );
};
