import { FieldTitle, SelectInput, useRecordContext } from 'react-admin';
import { ROLES } from '../../contract/limits';
import { Duo, FormColumns } from '../../ui/form/FormColumns';
import { useIsRequired } from '../../ui/inputs/RequiredFields';
import { TextInput } from '../../ui/inputs/TextInput';

/** With '- -' (spec 5): react-admin's own empty option is called 'Clear value' to screen readers. */
const CHOICES = [
  { id: '', name: 'resources.users.roles.none' },
  ...ROLES.map((role) => ({ id: role, name: `resources.users.roles.${role}` })),
];

/** Browsers must not fill in the admin's own name and email. */
export const UserInputs = () => {
  const isNew = useRecordContext() === undefined;
  const isRoleRequired = useIsRequired('role');
  return (
    <FormColumns>
      <TextInput source="email" type="email" autoComplete="off" helperText={isNew ? 'resources.users.hints.email' : undefined} />
      <Duo>
        <TextInput source="firstName" autoComplete="off" />
        <TextInput source="lastName" autoComplete="off" />
      </Duo>
      <Duo>
        <SelectInput
          source="role"
          label={<FieldTitle source="role" resource="users" />}
          choices={CHOICES}
          isRequired
          slotProps={{
            select: { displayEmpty: true, SelectDisplayProps: { 'aria-required': isRoleRequired || undefined } },
            inputLabel: { shrink: true },
          }}
        />
      </Duo>
    </FormColumns>
  );
};
