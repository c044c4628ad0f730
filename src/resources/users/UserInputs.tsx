import { SelectInput, TextInput } from 'react-admin';
import { ROLES } from '../../contract/limits';
import { FormColumns } from '../../ui/form/FormColumns';

const CHOICES = ROLES.map((role) => ({ id: role, name: `resources.users.roles.${role}` }));

/** Email, names and role; browsers must not fill in the admin's own. `emailHint` is the key of a text below the email. */
export const UserInputs = ({ emailHint }: { emailHint?: string }) => (
  <FormColumns>
    <TextInput source="email" type="email" autoComplete="off" helperText={emailHint} />
    <TextInput source="firstName" autoComplete="off" />
    <TextInput source="lastName" autoComplete="off" />
    <SelectInput
      source="role"
      choices={CHOICES}
      emptyText="resources.users.roles.none"
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    />
  </FormColumns>
);
