import { FieldTitle, SelectInput, TextInput } from 'react-admin';
import { ROLES } from '../../contract/limits';
import { FormColumns } from '../../ui/form/FormColumns';

/** With '- -' (spec 5) among them: the empty option that react-admin would add is called 'Clear value' to screen readers. */
const CHOICES = [
  { id: '', name: 'resources.users.roles.none' },
  ...ROLES.map((role) => ({ id: role, name: `resources.users.roles.${role}` })),
];

/** Email, names and role; browsers must not fill in the admin's own. `emailHint` is the key of a text below the email. */
export const UserInputs = ({ emailHint }: { emailHint?: string }) => (
  <FormColumns>
    <TextInput source="email" type="email" autoComplete="off" helperText={emailHint} />
    <TextInput source="firstName" autoComplete="off" />
    <TextInput source="lastName" autoComplete="off" />
    <SelectInput
      source="role"
      label={<FieldTitle source="role" resource="users" />}
      choices={CHOICES}
      isRequired
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    />
  </FormColumns>
);
