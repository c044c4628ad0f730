import Box from '@mui/material/Box';
import { FormColumns } from '../../ui/form/FormColumns';
import { AudioPicker } from '../../ui/inputs/AudioPicker';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { RecordPicker } from '../../ui/inputs/RecordPicker';
import { TextInput } from '../../ui/inputs/TextInput';
import { ChosenSound } from './ChosenSound';

export const SongInputs = () => (
  <FormColumns pictures={<ImagePicker source="coverArt" frame="square" />}>
    <TextInput source="title" />
    <RecordPicker source="artist" reference="artists" />
    <RecordPicker source="album" reference="albums" />
    <Box sx={{ minWidth: 0 }}>
      <AudioPicker source="fileUrl" nameSource="fileName" />
      <ChosenSound source="fileUrl" />
    </Box>
  </FormColumns>
);
