import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslateLabel, ValidationError } from 'react-admin';
import type { useFilePicker } from './useFilePicker';

interface PickerFrameProps {
  source: string;
  picker: ReturnType<typeof useFilePicker>;
  children: ReactNode;
}

export const usePickerLabel = (source: string) => {
  const resource = useResourceContext();
  return String(useTranslateLabel()({ source, resource }));
};

export const PickerFrame = ({ source, picker, children }: PickerFrameProps) => {
  const label = usePickerLabel(source);
  const { id, error, isDragActive } = picker;
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ minWidth: 0 }}>
      <Typography id={`${id}-label`} component="div" variant="subtitle2" color={error ? 'error' : undefined} sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <Stack
        {...picker.getRootProps()}
        direction="row"
        useFlexGap
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 1.5,
          border: '1px dashed',
          borderColor: error ? 'error.main' : isDragActive ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: isDragActive ? 'action.hover' : undefined,
        }}
      >
        <input {...picker.getInputProps({ 'aria-label': label })} />
        {children}
      </Stack>
      {error && (
        <FormHelperText error id={`${id}-error`}>
          <ValidationError error={error} />
        </FormHelperText>
      )}
    </Box>
  );
};
