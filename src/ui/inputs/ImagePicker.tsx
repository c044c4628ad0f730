import AddImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PickerFrame, usePickerLabel } from './PickerFrame';
import { useFilePicker } from './useFilePicker';

export const ImagePicker = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const label = usePickerLabel(source);
  const picker = useFilePicker(source, 'image');
  const { id, src, name, describedBy } = picker;
  return (
    <PickerFrame source={source} picker={picker}>
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
          <Button ref={picker.field.ref} size="small" variant="outlined" aria-describedby={describedBy} onClick={picker.open}>
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
    </PickerFrame>
  );
};
