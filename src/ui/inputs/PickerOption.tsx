import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Picture } from '../fields/Picture';
import { Text } from '../fields/Text';
import type { Choice } from './choices';

/** One suggestion: picture, name, and what tells it from others of the same name. */
export const PickerOption = () => {
  const choice = useRecordContext<Choice>();
  if (!choice) return null;
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0, py: 0.25 }}>
      <Picture src={choice.picture} size={32} />
      <Box sx={{ minWidth: 0 }}>
        <Text>{choice.label}</Text>
        {choice.detail && (
          <Typography variant="body2" color="text.secondary" component="div">
            <Text>{choice.detail}</Text>
          </Typography>
        )}
      </Box>
    </Stack>
  );
};
