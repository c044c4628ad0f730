import { FormColumns } from '../../ui/form/FormColumns';
import { ImagePicker } from '../../ui/inputs/ImagePicker';
import { TextInput } from '../../ui/inputs/TextInput';

export const ChannelInputs = () => (
  <FormColumns wide={<ImagePicker source="banner" frame="banner" />}>
    <TextInput source="name" />
    <ImagePicker source="photo" frame="round" />
  </FormColumns>
);
