import { TextInput } from 'react-admin';
import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';

export const PlaylistInputs = () => (
  <FormColumns pictures={<ImagePicker source="featureImage" />}>
    <TextInput source="name" />
  </FormColumns>
);
