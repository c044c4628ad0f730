import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { TextInput } from '../../ui/inputs/TextInput';

export const PlaylistInputs = () => (
  <FormColumns pictures={<ImagePicker source="featureImage" frame="square" />}>
    <TextInput source="name" />
  </FormColumns>
);
