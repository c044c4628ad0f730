import AddImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslate, useTranslateLabel, ValidationError } from 'react-admin';
import { useFilePicker } from './useFilePicker';

/** Picture field: choose or drop, preview, replace, remove. Takes only files whose type starts with image (spec 5). */
export const ImagePicker = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const label = String(useTranslateLabel()({ source, resource }));
  const picker = useFilePicker(source, 'image');
  const { id, src, name, error, isDragActive } = picker;
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ minWidth: 0 }}>
      <Typography id={`${id}-label`} variant="subtitle2" color={error ? 'error' : undefined} sx={{ mb: 0.75 }}>
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
        <Box
          sx={{
            width: 112,
            height: 112,
            flexShrink: 0,
            borderRadius: 1,
            bgcolor: 'action.hover',
            color: 'text.disabled',
            display: 'grid',
            placeItems: 'center',
            overflow: 'hidden',
          }}
        >
          {src ? (
            <Box
              component="img"
              src={src}
              alt={translate('catalogue.image.preview', { name: label })}
              sx={{ width: 1, height: 1, objectFit: 'contain' }}
            />
          ) : (
            <AddImageIcon fontSize="large" />
          )}
        </Box>
        <Stack spacing={1} sx={{ minWidth: 0, flex: '1 1 120px', alignItems: 'flex-start' }}>
          {name && (
            <Typography component="bdi" variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
          )}
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button
              ref={picker.field.ref}
              size="small"
              variant="outlined"
              aria-describedby={`${id}-label${error ? ` ${id}-error` : ''}`}
              onClick={picker.open}
            >
              {translate(src ? 'catalogue.image.replace' : 'catalogue.image.choose')}
            </Button>
            {src && (
              <Button
                size="small"
                color="inherit"
                startIcon={<DeleteIcon />}
                aria-describedby={`${id}-label`}
                onClick={picker.remove}
              >
                {translate('catalogue.image.remove')}
              </Button>
            )}
          </Stack>
          {!src && (
            <Typography variant="caption" color="text.secondary">
              {translate('catalogue.image.drop')}
            </Typography>
          )}
        </Stack>
      </Stack>
      {error && (
        <FormHelperText error id={`${id}-error`}>
          <ValidationError error={error} />
        </FormHelperText>
      )}
    </Box>
  );
};
