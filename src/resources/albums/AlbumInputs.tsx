import { TextInput } from 'react-admin';
import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { RecordPicker } from '../../ui/inputs/RecordPicker';

export const AlbumInputs = () => (
  <FormColumns pictures={<ImagePicker source="albumArt" />}>
    <TextInput source="name" />
    <RecordPicker source="artist" reference="artists" />
  </FormColumns>
);
