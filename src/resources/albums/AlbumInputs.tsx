import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { LineInput } from '../../ui/inputs/LineInput';
import { RecordPicker } from '../../ui/inputs/RecordPicker';

export const AlbumInputs = () => (
  <FormColumns pictures={<ImagePicker source="albumArt" />}>
    <LineInput source="name" />
    <RecordPicker source="artist" reference="artists" />
  </FormColumns>
);
