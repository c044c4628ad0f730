import AddImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { fieldButton, PickerFrame, usePickerLabel } from './PickerFrame';
import { useFilePicker } from './useFilePicker';

export const ImagePicker = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const label = usePickerLabel(source);
  const picker = useFilePicker(source, 'image');
  const { src, name, isUnusable, onUnusable } = picker;
  const choose = translate(src ? 'catalogue.image.replace' : 'catalogue.image.choose');
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
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          overflow: 'hidden',
        }}
      >
        {src && !isUnusable ? (
          <Box
            component="img"
            key={src}
            src={src}
            alt={translate('catalogue.image.preview', { name: label })}
            onError={onUnusable}
            sx={{ width: 1, height: 1, objectFit: 'contain' }}
          />
        ) : src ? (
          <BrokenImageIcon fontSize="large" />
        ) : (
          <AddImageIcon fontSize="large" />
        )}
      </Box>
      <Stack spacing={1} sx={{ minWidth: 0, flex: '1 1 120px', alignItems: 'flex-start' }}>
        {name && (
          <Typography key={name} component="bdi" variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        )}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button ref={picker.ref} size="small" variant="outlined" onClick={picker.open} {...fieldButton(picker, 'choose')}>
            {/* A new text in place of a changed one: what translates the page holds on to the old. */}
            <span key={choose}>{choose}</span>
          </Button>
          {src && (
            <Button
              size="small"
              color="inherit"
              startIcon={<DeleteIcon />}
              onClick={picker.remove}
              {...fieldButton(picker, 'remove')}
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
