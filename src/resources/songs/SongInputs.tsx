import { FormColumns } from '../../ui/form/FormColumns';
import { AudioPicker } from '../../ui/inputs/AudioPicker';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { RecordPicker } from '../../ui/inputs/RecordPicker';
import { TextInput } from '../../ui/inputs/TextInput';

export const SongInputs = () => (
  <FormColumns pictures={<ImagePicker source="coverArt" frame="square" />}>
    <TextInput source="title" />
    <RecordPicker source="artist" reference="artists" />
    <RecordPicker source="album" reference="albums" />
    <AudioPicker source="fileUrl" nameSource="fileName" />
  </FormColumns>
);
