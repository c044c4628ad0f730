import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { RecordPicker } from '../../ui/inputs/RecordPicker';
import { TextInput } from '../../ui/inputs/TextInput';

export const AlbumInputs = () => (
  <FormColumns pictures={<ImagePicker source="albumArt" frame="square" />}>
    <TextInput source="name" />
    <RecordPicker source="artist" reference="artists" />
  </FormColumns>
);
