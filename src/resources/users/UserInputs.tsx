import Alert from '@mui/material/Alert';
import { FieldTitle, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { ROLES } from '../../contract/limits';
import { exactTime } from '../../ui/fields/DateField';
import { Duo, FormColumns } from '../../ui/form/FormColumns';
import { useIsRequired } from '../../ui/inputs/RequiredFields';
import { TextInput } from '../../ui/inputs/TextInput';

/** With '- -' (spec 5): react-admin's own empty option is called 'Clear value' to screen readers. */
const CHOICES = [
  { id: '', name: 'resources.users.roles.none' },
  ...ROLES.map((role) => ({ id: role, name: `resources.users.roles.${role}` })),
];

/** Else nobody would know that a person waits for a mail in vain. */
const MailRefused = ({ at }: { at: string }) => {
  const translate = useTranslate();
  return (
    <Alert severity="warning" variant="outlined" role="note">
      {translate('resources.users.hints.refused', { at: exactTime(at) })}
    </Alert>
  );
};

/** Browsers must not fill in the admin's own name and email. */
export const UserInputs = () => {
  const record = useRecordContext();
  const isNew = record === undefined;
  const isRoleRequired = useIsRequired('role');
  return (
    <FormColumns>
      <TextInput source="email" type="email" autoComplete="off" helperText={isNew ? 'resources.users.hints.email' : undefined} />
      {typeof record?.mailRefusedAt === 'string' && <MailRefused at={record.mailRefusedAt} />}
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
