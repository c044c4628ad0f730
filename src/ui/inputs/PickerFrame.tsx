import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslate, useTranslateLabel, ValidationError } from 'react-admin';
import { useIsRequired } from './RequiredFields';
import type { useFilePicker } from './useFilePicker';

type Picker = ReturnType<typeof useFilePicker>;

interface PickerFrameProps {
  source: string;
  picker: Picker;
  /** It holds something. */
  isFilled?: boolean;
  /** Of a frame that its content draws itself. */
  sx?: SystemStyleObject<Theme>;
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

/** The edge and ground of a frame. It is lit while a file that it takes is dragged over the page. */
export const frameEdge = ({ isLit, error, refusal }: Picker, isFilled: boolean): SystemStyleObject<Theme> => {
  if (isLit) return { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2, bgcolor: 'tint', color: 'onTint' };
  if (error || refusal) return { border: '2px solid', borderColor: 'error.main' };
  return isFilled
    ? { border: '1px solid', borderColor: 'line2' }
    : { border: '1.5px dashed', borderColor: 'field', bgcolor: 'sunk' };
};

const rowStyle: SystemStyleObject<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  borderRadius: '14px',
};

export const PickerFrame = ({ source, picker, isFilled = false, sx, children }: PickerFrameProps) => {
  const translate = useTranslate();
  const label = usePickerLabel(source);
  const isRequired = useIsRequired(source);
  const { id, error, refusal, hint } = picker;
  const fault = error ?? refusal;
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
      <Box {...picker.getRootProps()} sx={sx ?? { ...rowStyle, ...frameEdge(picker, isFilled) }}>
        {/* Not a second button to screen readers: `open` of the picker clicks it. */}
        <input {...picker.getInputProps({ hidden: true })} />
        {children}
      </Box>
      <Box id={`${id}-said`}>
        {fault && (
          <FormHelperText key={fault} error sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <ErrorIcon aria-hidden sx={{ fontSize: 18 }} />
            {error ? <ValidationError error={error} /> : translate(fault)}
          </FormHelperText>
        )}
        <Box role="status">
          {!fault && hint && (
            <FormHelperText key={hint[0]} sx={{ color: 'warning.main' }}>
              {translate(...hint)}
            </FormHelperText>
          )}
        </Box>
      </Box>
    </Box>
  );
};
