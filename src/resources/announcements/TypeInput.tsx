import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { TARGET_TYPES } from '../../contract/limits';

const NONE = 'none';

/** Another type empties the old target (spec 4). Not react-admin's select, which calls its empty option 'Clear value'. */
export const TypeInput = () => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { id, field, fieldState } = useInput({
    source: 'targetType',
    format: (type: unknown) => type || NONE,
    parse: (option: string) => (option === NONE ? null : option),
    onChange: () => setValue('targetId', null, { shouldDirty: true }),
  });
  const { ref, ...input } = field;
  const refusal = fieldState.error?.message;
  return (
    <TextField
      select
      id={id}
      inputRef={ref}
      label={translate('resources.announcements.fields.targetType')}
      error={refusal !== undefined}
      helperText={refusal && <ValidationError error={refusal} />}
      {...input}
    >
      {[NONE, ...TARGET_TYPES].map((type) => (
        <MenuItem key={type} value={type}>
          {translate(`resources.announcements.types.${type}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
