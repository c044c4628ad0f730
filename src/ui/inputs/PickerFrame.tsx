import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslate, useTranslateLabel, ValidationError } from 'react-admin';
import { useIsRequired } from './RequiredFields';
import type { useFilePicker } from './useFilePicker';

interface PickerFrameProps {
  source: string;
  picker: ReturnType<typeof useFilePicker>;
  /** It holds something. */
  isFilled?: boolean;
  children: ReactNode;
}

export const usePickerLabel = (source: string) => {
  const resource = useResourceContext();
  return String(useTranslateLabel()({ source, resource }));
};

/** Names a button of the frame by its own words and its field, 'Choose image Photo', and describes it by what is said of that field. */
export const fieldButton = ({ id }: { id: string }, action: 'choose' | 'remove') => ({
  id: `${id}-${action}`,
  'aria-labelledby': `${id}-${action} ${id}-label`,
  'aria-describedby': action === 'choose' ? `${id}-required ${id}-said` : undefined,
});

export const PickerFrame = ({ source, picker, isFilled, children }: PickerFrameProps) => {
  const translate = useTranslate();
  const label = usePickerLabel(source);
  const isRequired = useIsRequired(source);
  const { id, error, hint, isDragActive } = picker;
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ minWidth: 0 }}>
      <Typography
        id={`${id}-label`}
        component="div"
        variant="subtitle2"
        color={error ? 'error' : undefined}
        data-required={isRequired || undefined}
        sx={{ mb: 0.75 }}
      >
        {label}
      </Typography>
      {isRequired && (
        <Box id={`${id}-required`} hidden>
          {translate('catalogue.file.required')}
        </Box>
      )}
      <Stack
        {...picker.getRootProps()}
        direction="row"
        useFlexGap
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 1.5,
          border: isFilled ? '1px solid' : '1px dashed',
          borderColor: error ? 'error.main' : isDragActive ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: isDragActive ? 'action.hover' : undefined,
        }}
      >
        {/* Not a second button to screen readers: `open` of the picker clicks it. */}
        <input {...picker.getInputProps({ hidden: true })} />
        {children}
      </Stack>
      <Box id={`${id}-said`}>
        {error && (
          <FormHelperText key={error} error>
            <ValidationError error={error} />
          </FormHelperText>
        )}
        <Box role="status">
          {!error && hint && (
            <FormHelperText key={hint[0]} sx={{ color: 'warning.main' }}>
              {translate(...hint)}
            </FormHelperText>
          )}
        </Box>
      </Box>
    </Box>
  );
};
